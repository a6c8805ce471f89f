import { moneyContract } from '@dayfare/api/money/contract';
import { recurringContract } from '@dayfare/api/money/recurring/recurring-contract';
import { scheduledStatus } from '@dayfare/domain/money';
import { and, desc, eq, gte } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { journalEntries } from '../../../ledger/tables.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { sentTexts } from '../../../testing/sent-texts.ts';
import { friday } from '../../../testing/test-settings.ts';
import { payPeriods, transactions } from '../core/tables.ts';
import { checkRails } from './agree.ts';
import { payments } from './tables.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const hour = 3_600_000;
const day = 24 * hour;
const key = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

const steer = (path: string, body: unknown) =>
  sandbox.app.request(`http://localhost/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });

async function send(transferSpeed: 0 | 1, scenario: string) {
  const device = await sandbox.signedIn();
  const money = device.client(moneyContract);
  const { instruments } = await money.getInstruments();
  const instrumentId = instruments[transferSpeed === 0 ? 1 : 0]?.id ?? 0;
  await steer('rails', { id: instrumentId, scenario });
  const { previewId, contractIds } = await money.previewTransaction({
    ...{ amount: 40, instrumentId, transferSpeed },
  });
  const sent = await money.performTransaction({ previewId, contractsAccepted: contractIds }, key());
  const { transactionID } = sent;
  return { device, sent, instrumentId, detail: () => money.transactionDetails({ transactionID }) };
}

const texts = () => sentTexts(sandbox.db);

async function expectAgreement() {
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
}

describe('a payment that its rail has days later than it was to', () => {
  it('arrives after that, on a new day that its person is told, and everything is dated when it happened', async () => {
    const { sent, instrumentId, detail } = await send(1, 'IsDown');
    await sandbox.advance(4 * day);
    await steer('rails', { id: instrumentId, scenario: 'Pays' });
    const mendedAt = sandbox.server.clock.now().getTime();
    await sandbox.advance(7 * hour);
    const waiting = await detail();
    expect(waiting).toMatchObject({ transactionStatus: '0', promisedArrivesAt: sent.arrivesAt });
    expect(Date.parse(sent.leavesAt ?? '')).toBeLessThan(mendedAt);
    expect(Date.parse(waiting.sentAt ?? '')).toBeGreaterThan(mendedAt);
    expect(Date.parse(waiting.acceptedAt ?? '')).toBeGreaterThan(mendedAt);
    expect(Date.parse(waiting.arrivesAt)).toBeGreaterThan(mendedAt);
    expect((await texts()).at(-1)).toMatch(/left later than we said\. It arrives by .* now/);
    await sandbox.advance(5 * day);
    const { events, transactionStatus } = await detail();
    expect(transactionStatus).toBe('2');
    const [payment] = await sandbox.db
      .select()
      .from(payments)
      .where(eq(payments.transactionId, sent.transactionID));
    expect(payment?.handedOverAt?.getTime()).toBeGreaterThan(mendedAt);
    expect(Date.parse(events.at(-1)?.at ?? '')).toBe(Date.parse(waiting.arrivesAt));
    const [settled] = await sandbox.db
      .select()
      .from(journalEntries)
      .where(eq(journalEntries.reference, `settlement:${sent.transactionID}`));
    expect(settled?.postedAt.getTime()).toBeGreaterThan(payment?.handedOverAt?.getTime() ?? 0);
    await expectAgreement();
  });

  it('in time keeps its promise, and says nothing else', async () => {
    const { sent, detail } = await send(1, 'Pays');
    expect([sent.sentAt, sent.acceptedAt]).toEqual([undefined, undefined]);
    await sandbox.advance(5 * day);
    const { arrivesAt, promisedArrivesAt, sentAt, acceptedAt, events } = await detail();
    expect({ arrivesAt, promisedArrivesAt }).toEqual({ arrivesAt: sent.arrivesAt });
    expect(events.at(-1)?.at).toBe(sent.arrivesAt);
    expect([sentAt, acceptedAt]).toEqual([sent.leavesAt, sent.leavesAt]);
    expect((await texts()).some((text) => text.includes('later than we said'))).toBe(false);
  });
});

it('what no rail has taken by payday is not taken off the pay, but off the one after it has left', async () => {
  const { sent, instrumentId, detail } = await send(1, 'IsDown');
  const [{ periodStart = '', employmentId = 0 } = {}] = await sandbox.db
    .select()
    .from(transactions)
    .where(eq(transactions.id, sent.transactionID));
  const periods = () =>
    sandbox.db
      .select()
      .from(payPeriods)
      .where(and(eq(payPeriods.employmentId, employmentId), gte(payPeriods.startsOn, periodStart)))
      .orderBy(payPeriods.startsOn);
  const sameWords = async () => (await texts()).some((text) => text.includes('comes off your next pay'));
  for (let days = 0; days < 12; days += 1) await sandbox.advance(day);
  const [own] = await periods();
  expect(own?.paidAt).not.toBeNull();
  expect((own?.dueMinor ?? 0) - (own?.withheldMinor ?? 0)).toBe(40_00);
  expect(await sameWords()).toBe(false);
  await steer('rails', { id: instrumentId, scenario: 'Pays' });
  for (let days = 0; days < 20; days += 1) await sandbox.advance(day);
  expect((await detail()).transactionStatus).toBe('2');
  const [, next] = await periods();
  expect(next).toMatchObject({ dueMinor: 40_00, withheldMinor: 40_00 });
  await expectAgreement();
});

it('what comes back after its pay period has closed is not taken off the payday that is still to come', async () => {
  const { sent, detail } = await send(0, 'LateR01');
  await sandbox.advance(4 * day);
  expect(await detail()).toMatchObject({ transactionStatus: '3', returnsOn: '2026-10-26' });
  const [{ periodStart = '', employmentId = 0 } = {}] = await sandbox.db
    .select()
    .from(transactions)
    .where(eq(transactions.id, sent.transactionID));
  const others = await sandbox.db
    .select()
    .from(transactions)
    .where(and(eq(transactions.periodStart, periodStart), eq(transactions.status, '2')));
  const taken = others.reduce((sum, one) => sum + one.amountMinor + one.feeMinor, 0);
  await sandbox.advance(8 * day);
  const [period] = await sandbox.db
    .select()
    .from(payPeriods)
    .where(and(eq(payPeriods.employmentId, employmentId), eq(payPeriods.startsOn, periodStart)));
  expect(period).toMatchObject({ dueMinor: taken, withheldMinor: taken });
  await expectAgreement();
});

it('a regular transfer that an outage has kept for days is made once, and its person is told [money-044]', async () => {
  const device = await sandbox.signedIn();
  const [{ id: instrumentId = 0 } = {}] = (await device.client(moneyContract).getInstruments()).instruments;
  const regular = device.client(recurringContract);
  const plan = {
    ...{ amount: 10, instrumentId, interval: 0, startDate: '2026-10-19' },
    ...{ endBy: 2, endDate: null, endAmount: null, numberOfTimes: 20 },
  };
  const { contractIds } = await regular.previewRecurringTransaction(plan);
  await regular.saveRecurringTransactionDetail(
    { ...plan, recurringTransactionID: null, contractsAccepted: contractIds },
    key(),
  );
  sandbox.clock.ms += 8 * day;
  await sandbox.settle();
  const made = await sandbox.db
    .select()
    .from(transactions)
    .where(and(eq(transactions.employeeId, mayaTorres.id), gte(transactions.createdAt, friday)))
    .orderBy(desc(transactions.createdAt));
  expect(made).toHaveLength(1);
  expect(made[0]?.createdAt).toEqual(sandbox.server.clock.now());
  expect((await texts()).some((text) => text.includes('is late: we couldn’t send it on its day'))).toBe(true);
  const again = (await sandbox.signedIn()).client(recurringContract);
  const { recurringTransactions } = await again.getRecurringTransaction();
  const stateOf = ({ date, status }: { date: string; status: number }) => [
    date,
    scheduledStatus.fromWire(status),
  ];
  expect(recurringTransactions[0]?.past.map(stateOf)).toEqual([
    ...['2026-10-24', '2026-10-23', '2026-10-22', '2026-10-21', '2026-10-20'].map((date) => [date, 'None']),
    ['2026-10-19', 'InProgress'],
  ]);
  await sandbox.advance(day);
  expect(await sandbox.db.$count(transactions, gte(transactions.createdAt, friday))).toBe(2);
});
