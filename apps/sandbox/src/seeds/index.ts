export { people, seededSignIns } from './people.ts';
export { plant, plantPerson } from './plant.ts';
export { createReset } from './reset.ts';
export { type Seed, seedPassphrase } from './seed.ts';
