export { people, seededSignIns } from './people.ts';
export { plant } from './plant.ts';
export { createReset } from './reset.ts';
export { type Seed, seedPassphrase } from './seed.ts';
