import { expect, inject, it } from 'vitest';
import { newDatabase } from '../testing/postgres/database.ts';
import { type OperationsResult, runOperations } from './operations.ts';

/** Chances are the seed's; what meets what at a server is not, so that every run is another one. `pnpm sweep` has far more, from a seed of its own. */
const { seed, times } = inject('randomRuns');
const few = { operations: 75 * times, people: 6, seed };

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
