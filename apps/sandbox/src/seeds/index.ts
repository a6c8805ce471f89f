export { people, seededSignIns } from './people.ts';
export { createReset } from './reset.ts';
export { type Seed, seedPassphrase } from './seed.ts';
export { insertPerson, seedDatabase } from './seed-database.ts';
