import { expect, it } from 'vitest';
import { newDatabase } from '../testing/postgres/database.ts';
import { type OperationsResult, runOperations } from './operations.ts';

/** Chances are the seed's; what meets what at a server is not, so that every run is another one. */
const few = { operations: 150, people: 6, seed: 4720 } as const;

function expectRight({ wrong, made }: OperationsResult): void {
  expect(Object.entries(wrong).filter(([, count]) => count !== 0)).toEqual([]);
  expect(made.transfers).toBeGreaterThan(0);
}

it('random operations of people, the clock and the rails leave everybody with the same truth', async () => {
  expectRight(await runOperations(few));
});

it('and so they do with two processes on one PostgreSQL database', async () => {
  const databaseUrl = await newDatabase({ isEmpty: true });
  expectRight(await runOperations({ ...few, databaseUrl, hasTwoProcesses: true }));
});
