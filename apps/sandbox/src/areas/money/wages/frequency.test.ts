import { moneyContract } from '@dayfare/api/money/contract';
import { payFrequency } from '@dayfare/domain/money';
import { afterAll, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import type { Seed } from '../../../seeds/seed.ts';
import { openSandbox } from '../../../testing/open.ts';

const [employer] = mayaTorres.employers;
if (!employer) throw new Error('Maya has an employer.');

/** Noon of Friday, October 16: the tenth day after October 6. */
const paid: readonly Seed[] = payFrequency.names.map((frequency, at) => ({
  ...mayaTorres,
  ...{ id: 2001 + at, userName: `paid.${at}`, email: `paid.${at}@example.com`, mobile: `303555010${at}` },
  employers: [{ ...employer, id: 601 + at, branchName: `paid-${at}`, payFrequency: frequency }],
  transfers: [],
}));
/** Paid every week, and before a day on which banks are closed. */
const paidBefore: Seed = {
  ...mayaTorres,
  ...{ id: 2051, userName: 'paid.before', email: 'paid.before@example.com', mobile: '3035550151' },
  employers: [{ ...employer, id: 651, payFrequency: 'Weekly', aroundClosedDays: 'before' }],
  transfers: [],
};
const sandbox = await openSandbox({ seeds: [...paid, paidBefore] });
afterAll(() => sandbox.close());

it.each([
  ['None', '2026-10-06', '2026-10-19', ['2026-10-26', '2026-11-09', '2026-11-23']],
  ['Hourly', '2026-10-16', '2026-10-16', ['2026-10-16', '2026-10-19', '2026-10-19']],
  ['Weekly', '2026-10-13', '2026-10-19', ['2026-10-19', '2026-10-26', '2026-11-02']],
  ['BiWeekly', '2026-10-06', '2026-10-19', ['2026-10-26', '2026-11-09', '2026-11-23']],
  ['SemiMonthly', '2026-10-16', '2026-10-31', ['2026-10-20', '2026-11-05', '2026-11-20']],
  ['Monthly', '2026-10-01', '2026-10-31', ['2026-11-05', '2026-12-07', '2027-01-05']],
  ['Yearly', '2026-01-01', '2026-12-31', ['2027-01-05', '2028-01-05', '2029-01-05']],
] as const)(
  'an employer that pays %s: the running period and the calendar of paydays [money-038]',
  async (frequency, startDate, endDate, paydays) => {
    const device = await sandbox.signedIn(paid[payFrequency.toWire(frequency)]);
    const { summary } = await device.client(moneyContract).getEarnings();
    expect(summary.payFrequency).toBe(payFrequency.toWire(frequency));
    expect(summary.currentPayPeriod).toMatchObject({ startDate, endDate });
    expect(summary.nextPaydays?.map(({ payDate }) => payDate)).toEqual(paydays);
  },
);

it('every one of them earns, is paid and begins again, and the books are right [money-038]', async () => {
  const work = async (who: Seed | undefined) => {
    const { summary } = await (await sandbox.signedIn(who)).client(moneyContract).getEarnings();
    return [summary.currentPayPeriod.startDate, summary.totalEarnings > 0];
  };
  await sandbox.advance(40 * 86_400_000);
  const startOf = async (frequency: (typeof payFrequency.names)[number]) =>
    work(paid[payFrequency.toWire(frequency)]);
  expect(await startOf('Weekly')).toEqual(['2026-11-24', true]);
  expect(await startOf('BiWeekly')).toEqual(['2026-11-17', true]);
  expect(await startOf('SemiMonthly')).toEqual(['2026-11-16', true]);
  expect(await startOf('Monthly')).toEqual(['2026-11-01', true]);
  // What a day has earned is in the books when it is over, and then it is paid.
  expect(await startOf('Hourly')).toEqual(['2026-11-25', false]);
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
});

it('an employer that pays before a closed day says because of which bank holiday', async () => {
  await sandbox.advance(15 * 86_400_000);
  const { summary } = await (await sandbox.signedIn(paidBefore)).client(moneyContract).getEarnings();
  expect(summary.nextPaydays?.map(({ payDate, bankHoliday }) => [payDate, bankHoliday])).toEqual([
    ['2026-12-11', undefined],
    ['2026-12-18', undefined],
    // Usually a Friday, which is Christmas.
    ['2026-12-24', '2026-12-25'],
  ]);
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
});
