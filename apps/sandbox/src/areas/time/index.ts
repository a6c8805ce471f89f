export { decideHours } from './decide.ts';
export { timeEntries } from './tables.ts';
