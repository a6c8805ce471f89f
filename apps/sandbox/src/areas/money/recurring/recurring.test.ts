import { moneyContract } from '@dayfare/api/money/contract';
import { recurringContract } from '@dayfare/api/money/recurring/recurring-contract';
import { recurringStatus, scheduledStatus } from '@dayfare/domain/money';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { checkLedger } from '../../../ledger/check.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { priyaRaman } from '../../../seeds/people/priya-raman.ts';
import { openSandbox } from '../../../testing/open.ts';

// Friday, October 16, 2026, noon in New York.
const sandbox = await openSandbox({ seeds: [mayaTorres, priyaRaman] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const hour = 3_600_000;
const day = 24 * hour;
const callsOf = (device: Device) => device.client(recurringContract);
const moneyOf = (device: Device) => device.client(moneyContract);
const keyed = (idempotencyKey: string = crypto.randomUUID()) => ({ context: { idempotencyKey } });
const sound = { sum: 0, unbalanced: [], overdrawn: [] };

type Plan = Parameters<ReturnType<typeof callsOf>['previewRecurringTransaction']>[0];

async function planFor(device: Device, change: Partial<Plan> = {}): Promise<Plan> {
  const { instruments } = await moneyOf(device).getInstruments();
  return {
    ...{ amount: 20, instrumentId: instruments[0]?.id ?? 0, interval: 1, startDate: '2026-10-19' },
    ...{ endBy: 2, endDate: null, endAmount: null, numberOfTimes: 3 },
    ...change,
  };
}

async function setUp(device: Device, change: Partial<Plan> = {}, key?: string) {
  const plan = await planFor(device, change);
  const { contractIds } = await callsOf(device).previewRecurringTransaction(plan);
  const input = { ...plan, recurringTransactionID: null, contractsAccepted: contractIds };
  return callsOf(device).saveRecurringTransactionDetail(input, keyed(key));
}

const only = async (device: Device) => {
  const [one] = (await callsOf(device).getRecurringTransaction()).recurringTransactions;
  if (!one) throw new Error('There is no recurring transaction.');
  return one;
};
const statusOf = ({ status }: { status: number }) => recurringStatus.fromWire(status);
const stateOf = (one: { status: number } | null) => one && scheduledStatus.fromWire(one.status);
const transfersOf = async (device: Device, amount: number) =>
  (
    await moneyOf(device).getTransactionHistory({
      TransactionHistoryFilter: { MinAmount: amount, MaxAmount: amount },
    })
  ).transactionDetails;
const lastText = async () =>
  (await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0]?.body;

describe('a preview', () => {
  it('names each day, the total and the first arrival, and stores nothing [money-080]', async () => {
    const device = await sandbox.signedIn();
    expect(await callsOf(device).previewRecurringTransaction(await planFor(device))).toMatchObject({
      dates: ['2026-10-19', '2026-10-26', '2026-11-02'],
      firstArrivalDate: '2026-10-20',
      totalAmount: 60,
      fee: 0,
    });
    expect(await callsOf(device).getRecurringTransaction()).toEqual({ recurringTransactions: [] });
  });

  it.each([
    [
      { interval: 0, endBy: 0, endDate: '2026-10-21', numberOfTimes: 0 },
      ['2026-10-19', '2026-10-20', '2026-10-21'],
    ],
    [{ interval: 2, endBy: 1, endAmount: 45, numberOfTimes: 0 }, ['2026-10-19', '2026-11-19']],
    [{ numberOfTimes: 1 }, ['2026-10-19']],
  ])(
    'daily, weekly and monthly, until a date, an amount or a number of times: %j [money-050]',
    async (change, dates) => {
      const device = await sandbox.signedIn();
      const preview = await callsOf(device).previewRecurringTransaction(await planFor(device, change));
      expect(preview.dates).toEqual(dates);
    },
  );

  it.each([
    [{ amount: 200.01 }, 'RecurringAmountExceedsLimit'],
    [{ amount: 4.99 }, 'InvalidAmount'],
    [{ numberOfTimes: 61 }, 'InvalidRequest'],
    [{ numberOfTimes: 0 }, 'RecurringEndNotValid'],
    [{ interval: 3 }, 'InvalidRequest'],
    [{ endBy: 0, endDate: null, numberOfTimes: 0 }, 'InvalidRequest'],
    [{ endBy: 0, endDate: '2026-10-18', numberOfTimes: 0 }, 'RecurringEndNotValid'],
    // Friday noon is too late for Friday.
    [{ startDate: '2026-10-16' }, 'RecurringStartPassed'],
    [{ instrumentId: 9999 }, 'InstrumentNotUsable'],
  ])('refuses %j with %s [money-051] [money-139] [validation-019]', async (change, code) => {
    const device = await sandbox.signedIn();
    await expect(
      callsOf(device).previewRecurringTransaction(await planFor(device, change)),
    ).rejects.toMatchObject({
      code,
    });
  });
});

describe('a recurring transfer', () => {
  it('is set up once for each key, and not twice without it either [money-081] [money-082]', async () => {
    const device = await sandbox.signedIn();
    const [first, again] = [
      await setUp(device, {}, 'one-and-the-same'),
      await setUp(device, {}, 'one-and-the-same'),
    ];
    expect(again).toEqual(first);
    await expect(setUp(device)).rejects.toMatchObject({ code: 'RecurringExists' });
    expect(await only(device)).toMatchObject({
      ...{ amount: 20, interval: 1, startDate: '2026-10-19', numberOfTimes: 3, status: 1 },
      next: { date: '2026-10-19', status: 1 },
      past: [],
    });
  });

  it('needs the agreements', async () => {
    const device = await sandbox.signedIn();
    const input = { ...(await planFor(device)), recurringTransactionID: null, contractsAccepted: [] };
    await expect(callsOf(device).saveRecurringTransactionDetail(input, keyed())).rejects.toMatchObject({
      code: 'ContractNotAccepted',
    });
  });

  it('is made on each of its days at nine, free, told by text, and ends [money-043] [money-044] [money-051]', async () => {
    const device = await sandbox.signedIn();
    await setUp(device);
    await sandbox.advance(2 * day + 20 * hour);
    expect(await transfersOf(device, 20)).toHaveLength(0);
    await sandbox.advance(2 * hour);
    const [made] = await transfersOf(device, 20);
    expect(made).toMatchObject({ fee: 0, transferSpeed: 1, createdAt: '2026-10-19T13:00:00.000Z' });
    expect(await lastText()).toMatch(/^Dayfare: \$20\.00 is on its way to Harbor Credit Union/);
    const once = await only(device);
    expect(once).toMatchObject({ madeCount: 1, madeAmount: 20, next: { date: '2026-10-26' } });
    expect(once.past).toMatchObject([
      { date: '2026-10-19', transactionID: made?.transactionID, reason: null },
    ]);
    expect(stateOf(once.past[0] ?? null)).toBe('InProgress');
    await sandbox.advance(2 * day);
    expect(stateOf((await only(device)).past[0] ?? null)).toBe('Success');
    // Two more, in one jump of the clock.
    await sandbox.advance(30 * day);
    expect(await transfersOf(device, 20)).toHaveLength(3);
    const ended = await only(device);
    expect([statusOf(ended), ended.next, ended.madeCount]).toEqual(['Expired', null, 3]);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('is left out when there is not enough, with the reason, and goes on [money-044]', async () => {
    const device = await sandbox.signedIn();
    await setUp(device, { amount: 190, interval: 0, numberOfTimes: 4 });
    await sandbox.advance(7 * day);
    const { past, madeCount } = await only(device);
    const left = past.filter((one) => stateOf(one) === 'Failed');
    expect(left.length).toBeGreaterThan(0);
    expect(madeCount).toBe(4 - left.length);
    for (const { reason, transactionID } of left)
      expect([reason, transactionID]).toEqual([expect.stringMatching(/^Funds/), null]);
    expect(await transfersOf(device, 190)).toHaveLength(madeCount);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('is left out where the day’s transfers together need a proof: several small ones are no way around it', async () => {
    const device = await sandbox.signedIn();
    await setUp(device, { amount: 110, numberOfTimes: 1 });
    await setUp(device, { amount: 100, numberOfTimes: 1 });
    await sandbox.advance(3 * day);
    const all = (await callsOf(device).getRecurringTransaction()).recurringTransactions;
    const ends = all.map(({ past }) => past[0]?.reason);
    expect(ends).toHaveLength(2);
    expect(ends).toContain(null);
    expect(ends).toContain('ProofRequired');
    expect(await lastText()).toMatch(/is on its way|needed a code from you/);
  });

  it('is no success any more once its money has come back [money-044]', async () => {
    const device = await sandbox.signedIn();
    const { instrumentId } = await setUp(device);
    await sandbox.app.request('http://localhost/sandbox/rails', {
      ...{ method: 'POST', body: JSON.stringify({ id: instrumentId, scenario: 'LateR01' }) },
    });
    await sandbox.advance(4 * day);
    expect(stateOf((await only(device)).past[0] ?? null)).toBe('Success');
    await sandbox.advance(2 * day);
    expect(stateOf((await only(device)).past[0] ?? null)).toBe('Failed');
  });

  it('counts what was moved towards a total, and not what came back', async () => {
    const device = await sandbox.signedIn();
    await setUp(device, { endBy: 1, endAmount: 40, numberOfTimes: 0 });
    await sandbox.advance(2 * day + 22 * hour);
    const [made] = await transfersOf(device, 20);
    await moneyOf(device).cancelTransaction({ id: made?.transactionID ?? '' });
    await sandbox.advance(21 * day);
    expect(await only(device)).toMatchObject({ madeCount: 2, madeAmount: 40, next: null });
    expect(await transfersOf(device, 20)).toHaveLength(3);
  });

  it('is made up to date, each on its day, when the work is asked for while it is being done', async () => {
    const device = await sandbox.signedIn();
    await setUp(device);
    const already = sandbox.advance(21 * day);
    await sandbox.settle();
    await already;
    const { past, ...rest } = await only(device);
    expect([statusOf(rest), rest.madeCount]).toEqual(['Expired', 3]);
    expect(past.map(({ date }) => date)).toEqual(['2026-11-02', '2026-10-26', '2026-10-19']);
  });
});

describe('the next one', () => {
  it('is skipped for nothing, once however often it is asked for, and the one after it stays [money-091]', async () => {
    const device = await sandbox.signedIn();
    const { next } = await setUp(device);
    const id = next?.scheduledTransactionID ?? '';
    const before = (await moneyOf(device).getAvailableFunds()).accessibleAmount;
    const skipped = await callsOf(device).cancelScheduledTransaction({ id });
    expect(await callsOf(device).cancelScheduledTransaction({ id })).toEqual(skipped);
    expect(skipped).toMatchObject({
      next: { date: '2026-10-26' },
      past: [{ date: '2026-10-19', status: 5 }],
    });
    await sandbox.advance(3 * day);
    expect(await transfersOf(device, 20)).toHaveLength(0);
    expect((await moneyOf(device).getAvailableFunds()).accessibleAmount).toBeGreaterThanOrEqual(before);
    await sandbox.advance(18 * day);
    // Three days were agreed to: the skipped one is not made up for.
    expect(await only(device)).toMatchObject({ madeCount: 2, status: 4 });
  });

  it('can’t be skipped once it was made, and is nobody else’s to skip', async () => {
    const device = await sandbox.signedIn();
    const { next, recurringTransactionID } = await setUp(device);
    const id = next?.scheduledTransactionID ?? '';
    const other = await sandbox.signedIn(priyaRaman);
    await expect(callsOf(other).cancelScheduledTransaction({ id })).rejects.toMatchObject({
      code: 'RecurringNotFound',
    });
    await expect(
      callsOf(other).updateRecurringTransactionsStatus({ recurringTransactionID, status: 3 }),
    ).rejects.toMatchObject({ code: 'RecurringNotFound' });
    await expect(callsOf(device).cancelScheduledTransaction({ id: 'S-none' })).rejects.toMatchObject({
      code: 'ScheduledNotFound',
    });
    await sandbox.advance(3 * day);
    await expect(callsOf(device).cancelScheduledTransaction({ id })).rejects.toMatchObject({
      code: 'ScheduledNotCancellable',
    });
  });
});

describe('its status', () => {
  const put = (device: Device, recurringTransactionID: string, status: number) =>
    callsOf(device).updateRecurringTransactionsStatus({ recurringTransactionID, status });

  it('is paused, resumed with the next day that comes, and stopped for good [money-043] [money-083]', async () => {
    const device = await sandbox.signedIn();
    const { recurringTransactionID: id } = await setUp(device);
    expect(await put(device, id, 2)).toMatchObject({ status: 2, next: null });
    expect(await put(device, id, 2)).toMatchObject({ status: 2, next: null });
    await sandbox.advance(4 * day);
    expect(await transfersOf(device, 20)).toHaveLength(0);
    expect(await put(device, id, 1)).toMatchObject({ status: 1, next: { date: '2026-10-26' } });
    expect(await put(device, id, 3)).toMatchObject({ status: 3, next: null });
    await expect(put(device, id, 1)).rejects.toMatchObject({ code: 'RecurringNotChangeable' });
    await expect(put(device, id, 4)).rejects.toMatchObject({ code: 'InvalidRequest' });
    await sandbox.advance(30 * day);
    expect(await transfersOf(device, 20)).toHaveLength(0);
  });

  it('is extended with a new end, and with nothing else [money-043] [money-081]', async () => {
    const device = await sandbox.signedIn();
    const { recurringTransactionID } = await setUp(device, { numberOfTimes: 1 });
    const wider = await planFor(device, { amount: 99, endBy: 0, endDate: '2026-12-31', numberOfTimes: 0 });
    const input = { ...wider, recurringTransactionID, contractsAccepted: [] };
    const extended = await callsOf(device).saveRecurringTransactionDetail(input, keyed());
    expect(extended).toMatchObject({ amount: 20, endBy: 0, endDate: '2026-12-31', numberOfTimes: 0 });
    await sandbox.advance(11 * day);
    expect(await only(device)).toMatchObject({ madeCount: 2, status: 1, next: { date: '2026-11-02' } });
  });
});
