import { moneyContract } from '@dayfare/api/money/contract';
import { earningsContract } from '@dayfare/api/money/records/earnings-contract';
import { recurringContract } from '@dayfare/api/money/recurring/recurring-contract';
import { spendingLimitsContract } from '@dayfare/api/money/settings/spending-limits-contract';
import { payFrequency } from '@dayfare/domain/money';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { seedPassphrase } from '../../../seeds/index.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [{ ...mayaTorres, transfers: [] }] });
await sandbox.listen(0);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const dayMs = 86_400_000;
const key = () => ({ context: { idempotencyKey: crypto.randomUUID() } });
const wire = { BiWeekly: payFrequency.toWire('BiWeekly'), Weekly: payFrequency.toWire('Weekly') };

async function steer(path: string, init: RequestInit = {}) {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await sandbox.app.request(`http://localhost/sandbox${path}`, { ...init, headers });
  return { status: response.status, ...(await response.json()) };
}
const payEvery = (frequency: string, email = mayaTorres.email) =>
  steer('/paydays/frequency', { method: 'POST', body: JSON.stringify({ email, payFrequency: frequency }) });

async function maya() {
  const device = await sandbox.signedIn();
  const money = device.client(moneyContract);
  const summary = async () => (await money.getEarnings()).summary;
  const { instruments } = await money.getInstruments();
  const to = instruments[0]?.id ?? 0;
  const take = async (amount: number) => {
    const { previewId, contractIds } = await money.previewTransaction({ amount, instrumentId: to });
    return money.performTransaction({ previewId, contractsAccepted: contractIds }, key());
  };
  return { device, money, summary, take, to };
}

/** Noon of Friday, October 16: day 11 of the two weeks that begin on October 6. */
describe('an employer that pays every week from now on, in the middle of two weeks', () => {
  it('leaves the running period alone: what is earned, taken and available, its payday and what it withholds [money-038]', async () => {
    const { money, summary, take } = await maya();
    await take(40);
    const [fundsBefore, before] = [await money.getAvailableFunds(), await summary()];
    const change = { frequency: 'Weekly', from: '2026-10-20' };
    expect(await payEvery('Weekly')).toEqual({ status: 200, email: mayaTorres.email, change });
    expect(await money.getAvailableFunds()).toEqual(fundsBefore);
    const after = await summary();
    expect(after).toEqual({
      ...before,
      payFrequencyChange: { payFrequency: wire.Weekly, from: '2026-10-20' },
      nextPaydays: [
        before.nextPaydays?.[0],
        { startDate: '2026-10-20', endDate: '2026-10-26', payDate: '2026-11-02' },
        { startDate: '2026-10-27', endDate: '2026-11-02', payDate: '2026-11-09' },
      ],
    });
    expect(after.payFrequency).toBe(wire.BiWeekly);
    expect(after.currentPayPeriod).toEqual({
      ...{ startDate: '2026-10-06', endDate: '2026-10-19', payDate: '2026-10-26' },
    });

    await sandbox.advance(11 * dayMs);
    const { paydays } = await steer('/paydays');
    expect(paydays).toContainEqual(
      expect.objectContaining({ startsOn: '2026-10-06', paysOn: '2026-10-26', withheldMinor: 40_00 }),
    );
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('begins with the next period: weeks from its first day, for the balance, a limit of one’s own and the hours too [money-038]', async () => {
    await payEvery('Weekly');
    await sandbox.advance(6 * dayMs);
    const { device, money, summary, take } = await maya();
    expect(await summary()).toMatchObject({
      ...{ payFrequency: wire.Weekly, payFrequencyChange: null },
      currentPayPeriod: { startDate: '2026-10-20', endDate: '2026-10-26', payDate: '2026-11-02' },
    });
    expect((await money.getAvailableFunds()).breakdown).toMatchObject({ alreadyTaken: 0, carriedOver: 0 });
    await take(10);
    const { limits } = await device.client(spendingLimitsContract).getOwnLimits();
    expect(limits[1]).toMatchObject({ span: 'payPeriod', used: 10, until: '2026-10-27' });

    await sandbox.advance(14 * dayMs);
    const later = await maya();
    const { payPeriods } = await later.device
      .client(earningsContract)
      .getEarningsOfRange({ startDate: '2026-10-01', endDate: '2026-11-05' });
    expect(payPeriods.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2026-11-03', '2026-11-09'],
      ['2026-10-27', '2026-11-02'],
      ['2026-10-20', '2026-10-26'],
      ['2026-10-06', '2026-10-19'],
    ]);
    const { paydays } = await steer('/paydays');
    expect(paydays).toContainEqual(
      expect.objectContaining({ startsOn: '2026-10-20', paysOn: '2026-11-02', withheldMinor: 10_00 }),
    );
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('is what a sign-in says from the first day of the new rhythm on', async () => {
    const signIn = async () => (await sandbox.signedIn()).signIn(mayaTorres.email, seedPassphrase);
    await payEvery('Weekly');
    expect((await signIn()).payFrequency).toBe(wire.BiWeekly);
    await sandbox.advance(6 * dayMs);
    expect((await signIn()).payFrequency).toBe(wire.Weekly);
  });

  it('leaves regular transfers on their days', async () => {
    const { device, to } = await maya();
    const regular = device.client(recurringContract);
    const plan = {
      ...{ amount: 5, instrumentId: to, interval: 1, startDate: '2026-10-21' },
      ...{ endBy: 2, endDate: null, endAmount: null, numberOfTimes: 4 },
    };
    const { contractIds } = await regular.previewRecurringTransaction(plan);
    const wanted = { ...plan, recurringTransactionID: null, contractsAccepted: contractIds };
    await regular.saveRecurringTransactionDetail(wanted, key());
    await payEvery('Monthly');
    for (let day = 0; day < 20; day += 1) await sandbox.advance(dayMs);
    const later = await maya();
    const { transactionDetails } = await later.money.getTransactionHistory({ TransactionHistoryFilter: {} });
    const days = transactionDetails.map(({ createdAt }) => createdAt.slice(0, 10));
    expect(days).toEqual(['2026-11-04', '2026-10-28', '2026-10-21']);
    // What is left of October is a period of its own.
    expect(await later.summary()).toMatchObject({
      currentPayPeriod: { startDate: '2026-11-01', endDate: '2026-11-30', payDate: '2026-12-07' },
    });
  });

  it('takes it back before the period ends, and says to whom it can’t happen', async () => {
    await payEvery('Monthly');
    expect(await payEvery('BiWeekly')).toMatchObject({ change: null });
    expect(await (await maya()).summary()).toMatchObject({
      ...{ payFrequency: wire.BiWeekly, payFrequencyChange: null },
    });
    expect(await payEvery('Sometimes')).toMatchObject({ status: 400 });
    expect(await payEvery('Weekly', 'nobody@example.com')).toMatchObject({ status: 404 });
  });
});
