import { moneyContract } from '@dayfare/api/money/contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { checkLedger } from '../../../ledger/check.ts';
import { aishaFarouk } from '../../../seeds/people/aisha-farouk.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [aishaFarouk, mayaTorres] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const moneyOf = (device: Device) => device.client(moneyContract);
const key = () => ({ context: { idempotencyKey: crypto.randomUUID() } });
const [care, catering, market] = aishaFarouk.employers.map(({ id }) => id) as [number, number, number];

async function choose(device: Device, BusinessID: number): Promise<Device> {
  const DeviceInfo = { DeviceId: 'device' };
  await device.adopt(await device.client(businessContract).switchBusinesses({ BusinessID, DeviceInfo }));
  return device;
}

const at = async (employer: number) => choose(await sandbox.signedIn(aishaFarouk), employer);

async function quote(device: Device, amount: number) {
  const { instruments } = await moneyOf(device).getInstruments();
  return moneyOf(device).previewTransaction({ amount, instrumentId: instruments[0]?.id ?? 0 });
}

async function transfer(device: Device, amount: number) {
  const { previewId, contractIds } = await quote(device, amount);
  return moneyOf(device).performTransaction({ previewId, contractsAccepted: contractIds }, key());
}

const idsOf = async (device: Device) =>
  (await moneyOf(device).getTransactionHistory({})).transactionDetails.map((one) => one.transactionID);

describe('somebody with two employers', () => {
  it('has wages, a pay period and an hourly rate at each', async () => {
    const lookedAt = async (employer: number) => {
      const money = moneyOf(await at(employer));
      const [funds, { summary }] = [await money.getAvailableFunds(), await money.getEarnings()];
      expect(summary.accessibleAmount).toBe(funds.accessibleAmount);
      expect(summary.totalEarnings).toBe(funds.breakdown.earned);
      return { funds, summary };
    };
    const all = [await lookedAt(care), await lookedAt(catering), await lookedAt(market)];
    const distinct = (pick: (one: (typeof all)[number]) => unknown) => new Set(all.map(pick)).size;
    expect(distinct(({ funds }) => funds.accessibleAmount)).toBe(3);
    expect(distinct(({ funds }) => funds.breakdown.earned)).toBe(3);
    expect(distinct(({ summary }) => summary.hourlyRate)).toBe(3);
    expect(distinct(({ summary }) => summary.currentPayPeriod.startDate)).toBe(3);
  });

  it('takes from the one that was chosen, and the other’s balance and history stay as they were', async () => {
    const [here, there] = [await at(care), await at(catering)];
    const before = await moneyOf(there).getAvailableFunds();
    const balance = (await moneyOf(here).getAvailableFunds()).accessibleAmount;
    const { transactionID } = await transfer(here, 60);
    const after = await moneyOf(here).getAvailableFunds();
    expect(balance - after.accessibleAmount).toBeCloseTo(60);
    expect(after.remainingToday).toBe(240);
    // What is owed and what can be taken today are the person's, over all employers.
    const { total = 0, fromPay = 0 } = before.owed ?? {};
    const owed = { ...before.owed, total: total + 60, fromPay: fromPay + 60 };
    const elsewhere = { remainingToday: 240, takenElsewhereToday: 60, owed };
    expect(await moneyOf(there).getAvailableFunds()).toMatchObject({ ...before, ...elsewhere });
    expect(await idsOf(here)).toContain(transactionID);
    expect(await idsOf(there)).not.toContain(transactionID);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('has one limit of a day and one amount that needs a code, at all employers together', async () => {
    const [here, there] = [await at(care), await at(catering)];
    await transfer(here, 150);
    await expect(transfer(there, 60)).rejects.toMatchObject({ code: 'ProofRequired' });
    await transfer(there, 50);
    const { remainingToday, takenElsewhereToday } = await moneyOf(there).getAvailableFunds();
    expect([remainingToday, takenElsewhereToday]).toEqual([100, 150]);
    await expect(quote(here, 100.01)).rejects.toMatchObject({ code: 'DailyLimitExceeded' });
  });

  it('cannot use a quote for one employer’s wages after choosing another', async () => {
    const device = await at(care);
    const { previewId, contractIds } = await quote(device, 25);
    await choose(device, catering);
    const asked = { previewId, contractsAccepted: contractIds };
    await expect(moneyOf(device).performTransaction(asked, key())).rejects.toMatchObject({
      code: 'PreviewExpired',
    });
    await choose(device, care);
    expect(await moneyOf(device).performTransaction(asked, key())).toMatchObject({ amount: 25 });
  });

  it('gets the money back where it was taken, whichever employer is chosen by then', async () => {
    const device = await at(care);
    const before = (await moneyOf(device).getAvailableFunds()).accessibleAmount;
    const { transactionID: id } = await transfer(device, 25);
    await choose(device, catering);
    const untouched = (await moneyOf(device).getAvailableFunds()).accessibleAmount;
    expect(await moneyOf(device).cancelTransaction({ id })).toMatchObject({ transactionStatus: '4' });
    expect((await moneyOf(device).getAvailableFunds()).accessibleAmount).toBe(untouched);
    await choose(device, care);
    expect((await moneyOf(device).getAvailableFunds()).accessibleAmount).toBe(before);
  });

  it('is shown nobody’s wages before choosing, nor where money can go: each call fails with its code [money-095]', async () => {
    const money = moneyOf(await sandbox.signedIn(aishaFarouk));
    await expect(money.getAvailableFunds()).rejects.toMatchObject({
      code: 'BusinessNotChosen',
      httpStatus: 409,
      message: 'You work for more than one employer. Choose whose pay you want to see.',
    });
    await expect(money.getTransactionHistory({})).rejects.toMatchObject({ code: 'BusinessNotChosen' });
    await expect(money.getInstruments()).rejects.toMatchObject({ code: 'BusinessNotChosen' });
  });
});
