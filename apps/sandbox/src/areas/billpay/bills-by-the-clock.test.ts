import { billpayContract } from '@dayfare/api/billpay/contract';
import { pauseOrCloseContract } from '@dayfare/api/money/settings/pause-or-close-contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/check.ts';
import { outbox } from '../../platform/http/tables.ts';
import { jobs } from '../../platform/jobs/tables.ts';
import { brunoKeller } from '../../seeds/people/bruno-keller.ts';
import { idaKowalska } from '../../seeds/people/ida-kowalska.ts';
import { openSandbox } from '../../testing/open.ts';
import { prove } from '../../testing/prove.ts';
import { transactions } from '../money/index.ts';
import { billDues, bills } from './tables.ts';

// Friday, October 16, 2026, noon in New York. Bruno’s electricity is due on October 25, a Sunday, so that autopay pays it on Thursday.
const sandbox = await openSandbox({ seeds: [brunoKeller, idaKowalska] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const day = 24 * 60 * 60_000;
const billsOf = async (seed: typeof brunoKeller) => (await sandbox.signedIn(seed)).client(billpayContract);
const isByBruno = and(eq(transactions.employeeId, brunoKeller.id), eq(transactions.payout, 'biller'));

/** Has every write of a kind fail in the database, until it is called off. */
async function breakWrites(table: 'transactions' | 'bill_dues', on: 'insert' | 'update') {
  await sandbox.asOwner(async (tx) => {
    await tx.execute(
      sql`create function broken() returns trigger language plpgsql as $$ begin raise exception 'The disk is full.'; end $$`,
    );
    await tx.execute(
      sql.raw(`create trigger broken after ${on} on ${table} for each statement execute function broken()`),
    );
  });
  return () => sandbox.asOwner((tx) => tx.execute(sql`drop function broken() cascade`));
}

describe('a payment that leaves by itself', () => {
  it.each([
    ['before its transfer is written', 'transactions', 'insert'],
    ['after its transfer and before its bill is paid', 'bill_dues', 'update'],
  ] as const)(
    'whose run fails %s moves nothing, and is made once when it is tried again',
    async (_when, table, on) => {
      const mend = await breakWrites(table, on);
      await sandbox.advance(8 * day);
      const waiting = await sandbox.db.select().from(jobs).where(eq(jobs.kind, 'bill-pay'));
      expect(waiting.filter(({ failures }) => failures > 0)).toHaveLength(1);
      expect(await sandbox.db.$count(transactions, isByBruno)).toBe(0);
      await mend();
      await sandbox.advance(2 * day);
      const paid = await sandbox.db.select().from(transactions).where(isByBruno);
      expect(paid.map(({ amountMinor }) => amountMinor)).toEqual([46_20]);
      const { dues } = await (await billsOf(brunoKeller)).getBills();
      expect(dues.find(({ transactionID }) => transactionID !== null)).toMatchObject({
        ...{ state: 'paid', transactionID: paid[0]?.id },
      });
      expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
    },
  );
});

describe('bills of a seeded person', () => {
  it('were paid, sent back, found and are looked for', async () => {
    const read = async () => (await (await billsOf(idaKowalska)).getBills()).dues;
    const dues = await read();
    const told = dues.map(({ state, reason, trace }) => [state, reason ?? trace?.state ?? '']);
    expect(told.toSorted()).toEqual([
      ['open', 'BillSentBack'],
      ['paid', ''],
      ['paid', 'found'],
      ['paid', 'withBiller'],
    ]);
    expect(dues.find(({ trace }) => trace?.state === 'found')?.trace?.reference).toMatch(/^\d{5}-\d{5}$/);
    await sandbox.advance(4 * day);
    expect((await read()).flatMap(({ trace }) => trace?.state ?? [])).toEqual(['found', 'found']);
  });
});

describe('closing the account', () => {
  it('stops every bill: nothing of it is paid, and nobody is reminded', async () => {
    const device = await sandbox.signedIn(brunoKeller);
    const service = device.client(pauseOrCloseContract);
    expect((await service.getOwnService()).bills).toBe(3);
    await prove(sandbox, device, brunoKeller);
    expect(await service.closeService({ isConfirmed: true })).toBe(true);
    const running = await sandbox.db.select().from(bills).where(eq(bills.employeeId, brunoKeller.id));
    expect(running.map(({ autopay, stoppedAt }) => [autopay, stoppedAt !== null])).toEqual(
      Array(4).fill([false, true]),
    );
    const states = await sandbox.db
      .selectDistinct({ state: billDues.state })
      .from(billDues)
      .innerJoin(bills, eq(bills.id, billDues.billId))
      .where(eq(bills.employeeId, brunoKeller.id));
    expect(states.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'markedPaid']);
    await sandbox.advance(30 * day);
    expect(await sandbox.db.$count(transactions, isByBruno)).toBe(0);
    const told = (await sandbox.db.select().from(outbox)).map(({ body }) => body).join('\n');
    expect(told).toContain('your account is closed');
    expect(told).not.toMatch(/is due|was not paid/);
  });
});
