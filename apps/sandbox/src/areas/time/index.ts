export { timeEntries } from './tables.ts';
