import { afterAll, expect, it } from 'vitest';
import { inTransaction, underLocks } from '../platform/db/transaction.ts';
import { openSandbox } from '../testing/open.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());

const { db, server } = sandbox;
const ask = () => server.rails.find('T-1:principal');

it.each([
  ['a transaction under locks', () => underLocks(db, ask)],
  ['a serializable one', () => inTransaction(db, ask)],
  ['a savepoint', () => db.transaction((tx) => tx.transaction(ask))],
] as const)('a rail refuses to be asked inside of %s', async (_what, work) => {
  await expect(work()).rejects.toThrow('A rail was asked (find) while a transaction is open');
});

it('it is asked before and after one', async () => {
  expect(await ask()).toBeUndefined();
  await underLocks(db, () => Promise.resolve());
  expect(await ask()).toBeUndefined();
});
