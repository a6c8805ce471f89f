import { moneyContract } from '@dayfare/api/money/contract';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { outstandingOfEmployer } from '../areas/money/index.ts';
import { intend, perform } from '../bench/transfer.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';
import { accountId } from './accounts.ts';
import { driftedBalances } from './check.ts';
import { balanceOf, lastEntryAt } from './post.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());

const owner = { employeeId: mayaTorres.id, employerId: mayaTorres.employers[0]?.id ?? 0, currency: 'USD' };

it('the database keeps what is in each account of a person, entry by entry', async () => {
  const device = await sandbox.signedIn();
  const [place] = (await device.client(moneyContract).getInstruments()).instruments;
  const before = await balanceOf(sandbox.db, accountId.receivable(owner));
  await perform(device, await intend(device, 20, place?.id ?? 0), () => undefined);
  expect(await balanceOf(sandbox.db, accountId.receivable(owner))).toBe(before + 20_00);
  await sandbox.advance(40 * 86_400_000);
  expect(await driftedBalances(sandbox.db)).toEqual([]);
});

it('no balance that a transfer needs is added up from the past', async () => {
  const past = await sandbox.asOwner(async (tx) => {
    await tx.execute(sql`alter table postings rename to postings_out_of_sight`);
    const known = [
      await balanceOf(tx, accountId.wages(owner)),
      await outstandingOfEmployer(tx, owner),
      await lastEntryAt(tx, accountId.wages(owner)),
    ];
    await tx.execute(sql`alter table postings_out_of_sight rename to postings`);
    return known;
  });
  expect(past).toEqual([expect.any(Number), expect.any(Number), expect.any(Date)]);
});

it('a kept balance that somebody changed is found by the next comparison', async () => {
  await sandbox.asOwner((tx) =>
    tx.execute(
      sql`update ledger_accounts set balance_minor = balance_minor + 1 where id = ${accountId.wages(owner)}`,
    ),
  );
  expect(await driftedBalances(sandbox.db)).toEqual([accountId.wages(owner)]);
  const response = await sandbox.app.request('http://localhost/sandbox/rails/reconcile', { method: 'POST' });
  expect(await response.json()).toMatchObject({ details: { drifted: [accountId.wages(owner)] } });
});
