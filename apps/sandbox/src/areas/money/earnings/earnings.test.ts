import { moneyContract } from '@dayfare/api/money/contract';
import { earningsContract } from '@dayfare/api/money/records/earnings-contract';
import { addDays, instrumentStatus, isoDate } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hannahKowalski } from '../../../seeds/people/hannah-kowalski.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { instruments } from '../core/tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, hannahKowalski] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

describe('earnings of some time', () => {
  it('are the pay periods that begin in it, the last first, with their days [money-011]', async () => {
    const device = await sandbox.signedIn();
    const { summary, days: now } = await device.client(moneyContract).getEarnings();
    const { startDate: start, endDate: end } = summary.currentPayPeriod;
    const startDate = addDays(isoDate(start), -14);
    const range = { startDate, endDate: end };
    const { payPeriods, days } = await device.client(earningsContract).getEarningsOfRange(range);
    expect(payPeriods.map((period) => period.startDate)).toEqual([start, startDate]);
    expect(payPeriods[0]).toMatchObject({
      totalEarnings: summary.totalEarnings,
      totalHours: summary.totalHoursWorked,
    });
    expect(days.filter(({ earningDate }) => earningDate >= start)).toEqual(now);
    const earlier = days.filter(({ earningDate }) => earningDate < start);
    const cents = earlier.reduce((all, { totalEarnings }) => all + Math.round(totalEarnings * 100), 0);
    expect(payPeriods[1]?.totalEarnings).toBe(cents / 100);
  });

  it('are refused for a time that ends before it begins, or of more than 400 days', async () => {
    const { getEarningsOfRange } = (await sandbox.signedIn()).client(earningsContract);
    for (const [startDate, endDate] of [
      ['2026-10-02', '2026-10-01'],
      ['2025-01-01', '2026-10-01'],
    ] as const)
      await expect(getEarningsOfRange({ startDate, endDate })).rejects.toMatchObject({
        code: 'InvalidRequest',
      });
  });
});

describe('assets', () => {
  it('are tips, mileage, accounts and cards, by both calls [money-025] [money-026]', async () => {
    const client = (await sandbox.signedIn(hannahKowalski)).client(earningsContract);
    const { assets } = await client.getAssets();
    expect(await client.getAssetsV2()).toEqual({ assets });
    expect(assets.slice(0, 2).map(({ title, amount }) => [title, amount])).toEqual([
      ['Tips', 86.4],
      ['Mileage', 12.25],
    ]);
    expect(assets.length).toBe(2 + hannahKowalski.instruments.length);
    expect(Object.keys(assets[0] ?? {}).toSorted()).toEqual([
      ...['amount', 'assetType', 'id', 'imageURL', 'instrumentRemoteReferenceID'],
      ...['instrumentSubType', 'instrumentType', 'title'],
    ]);
  });

  it('are accounts and cards alone for somebody without tips', async () => {
    const { assets } = await (await sandbox.signedIn()).client(earningsContract).getAssets();
    expect(assets.map(({ title }) => title)).toEqual(['Harbor Credit Union ••4821', 'Everyday Debit ••0926']);
  });

  it('are not what cannot be used: an account that still has to be verified', async () => {
    const device = await sandbox.signedIn();
    await sandbox.db
      .update(instruments)
      .set({ status: instrumentStatus.toWire('Pending') })
      .where(eq(instruments.last4, '4821'));
    const { assets } = await device.client(earningsContract).getAssets();
    expect(assets.map(({ title }) => title)).toEqual(['Everyday Debit ••0926']);
  });
});
