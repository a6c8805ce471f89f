export { people, type SeededSignIn, seededSignIns } from './people.ts';
export { emptyTables } from './reset.ts';
export { plant } from './plant.ts';
export { type Seed, seedPassphrase } from './seed.ts';
