import { moneyContract } from '@dayfare/api/money/contract';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { checkLedger } from '../../../ledger/check.ts';
import { settingsFrom } from '../../../platform/http/settings.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { noahLindqvist } from '../../../seeds/people/noah-lindqvist.ts';
import { priyaRaman } from '../../../seeds/people/priya-raman.ts';
import { rosaDelgado } from '../../../seeds/people/rosa-delgado.ts';
import { tyrellBanks } from '../../../seeds/people/tyrell-banks.ts';
import { openSandbox } from '../../../testing/open.ts';
import { friday } from '../../../testing/test-settings.ts';
import { contractAcceptances } from '../../contracts/tables.ts';
import { transactions } from '../core/tables.ts';

const sandbox = await openSandbox({
  seeds: [mayaTorres, rosaDelgado, tyrellBanks, noahLindqvist, priyaRaman],
  settings: settingsFrom({ STEP_UP_AMOUNT: '300' }),
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const moneyOf = (device: Device) => device.client(moneyContract);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const key = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

async function places(device: Device) {
  const { instruments } = await moneyOf(device).getInstruments();
  const [bank, card] = instruments.map(({ id }) => id);
  return { bank: bank ?? 0, card: card ?? 0 };
}

async function quote(device: Device, amount: number, transferSpeed = 1) {
  const { bank, card } = await places(device);
  const quoted = await moneyOf(device).previewTransaction({
    amount,
    instrumentId: transferSpeed === 0 ? card : bank,
    transferSpeed,
  });
  return { previewId: quoted.previewId, contractsAccepted: quoted.contractIds };
}

/** How many transfers were made by the server itself, not by the seeds. */
const made = async (employeeId = mayaTorres.id) =>
  (
    await sandbox.db
      .select()
      .from(transactions)
      .where(and(eq(transactions.employeeId, employeeId), gte(transactions.createdAt, friday)))
  ).length;

describe('what was agreed to before', () => {
  it('is said by the quote, for the very words that were agreed to: another language and another document are read first', async () => {
    const device = await sandbox.signedIn();
    const { bank } = await places(device);
    const asked = { amount: 20, instrumentId: bank };
    // The documents were changed since, or the words that were agreed to aren’t known.
    await sandbox.db.update(contractAcceptances).set({ wordingHash: null });
    const first = await moneyOf(device).previewTransaction(asked);
    expect(first.contractsAgreed).toEqual([]);
    await moneyOf(device).performTransaction(await quote(device, 20), key());
    const next = await moneyOf(device).previewTransaction(asked);
    expect(next.contractsAgreed?.toSorted()).toEqual(first.contractIds.toSorted());
    device.setLanguage('es');
    expect((await moneyOf(device).previewTransaction(asked)).contractsAgreed).toEqual([]);
  });
});

describe('a transfer', () => {
  it('takes amount and fee from the balance, and the books still add up to zero [money-078]', async () => {
    const device = await sandbox.signedIn();
    const before = await moneyOf(device).getAvailableFunds();
    const receipt = await moneyOf(device).performTransaction(await quote(device, 40.25, 0), key());
    const after = await moneyOf(device).getAvailableFunds();
    expect(receipt).toMatchObject({ amount: 40.25, fee: 2.99, totalDebit: 43.24, transactionStatus: '0' });
    expect(Math.round((before.accessibleAmount - after.accessibleAmount) * 100)).toBe(4324);
    expect(after.feesThisYear - before.feesThisYear).toBeCloseTo(2.99);
    // The fee is no part of what the day's limit is about.
    expect(before.remainingToday - after.remainingToday).toBeCloseTo(40.25);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('is quoted at both speeds, the free one unless another is asked for [money-077]', async () => {
    const device = await sandbox.signedIn();
    const { bank } = await places(device);
    const quoted = await moneyOf(device).previewTransaction({ amount: 20, instrumentId: bank });
    expect(quoted).toMatchObject({ transferSpeed: 1, fee: 0, totalDebit: 20, arrivalDate: '2026-10-19' });
    expect(quoted.options).toMatchObject([
      { transferSpeed: 0, fee: 2.99, available: false, unavailableReason: 'InstrumentNotUsable' },
      { transferSpeed: 1, fee: 0, available: true },
    ]);
  });

  it('happens once however often the same key and body are sent', async () => {
    const device = await sandbox.signedIn();
    const [asked, same] = [await quote(device, 25), key()];
    const first = await moneyOf(device).performTransaction(asked, same);
    const again = await moneyOf(device).performTransaction(asked, same);
    expect(again).toEqual(first);
    expect(await made()).toBe(1);
  });

  it('happens once when twenty requests with one key arrive together, and all get the same answer', async () => {
    const device = await sandbox.signedIn();
    const [asked, same] = [await quote(device, 25), key()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => moneyOf(device).performTransaction(asked, same)),
    );
    expect(new Set(answers.map(({ transactionID }) => transactionID)).size).toBe(1);
    expect(await made()).toBe(1);
  });

  it('is refused when a key comes back with another body', async () => {
    const device = await sandbox.signedIn();
    const same = key();
    await moneyOf(device).performTransaction(await quote(device, 25), same);
    await expect(moneyOf(device).performTransaction(await quote(device, 30), same)).rejects.toMatchObject({
      code: 'IdempotencyKeyReused',
      httpStatus: 409,
    });
    expect(await made()).toBe(1);
  });

  it('uses up its preview: another key does not move the money again', async () => {
    const device = await sandbox.signedIn();
    const asked = await quote(device, 25);
    await moneyOf(device).performTransaction(asked, key());
    await expect(moneyOf(device).performTransaction(asked, key())).rejects.toMatchObject({
      code: 'PreviewUsed',
    });
  });

  it('is refused when its preview is 15 minutes old by business time', async () => {
    const device = await sandbox.signedIn();
    const asked = await quote(device, 25);
    await sandbox.advance(15 * 60_000);
    await expect(moneyOf(device).performTransaction(asked, key())).rejects.toMatchObject({
      code: 'PreviewExpired',
    });
  });

  it('is quoted until the bank’s cut-off at most: after it the same quote would promise too early a day', async () => {
    const device = await sandbox.signedIn();
    const { bank, card } = await places(device);
    await sandbox.advance(4 * hour + 50 * minute);
    const atTenToFive = { amount: 25, instrumentId: bank, transferSpeed: 1 };
    const quoted = await moneyOf(device).previewTransaction(atTenToFive);
    expect(quoted).toMatchObject({ arrivalDate: '2026-10-19', expiresAt: '2026-10-16T21:00:00.000Z' });
    const instant = { amount: 25, instrumentId: card, transferSpeed: 0 };
    expect((await moneyOf(device).previewTransaction(instant)).expiresAt).toBe('2026-10-16T21:05:00.000Z');
    await sandbox.advance(10 * minute);
    const asked = { previewId: quoted.previewId, contractsAccepted: quoted.contractIds };
    await expect(moneyOf(device).performTransaction(asked, key())).rejects.toMatchObject({
      code: 'PreviewExpired',
      message: 'These figures are too old. Check the new ones. No money has moved.',
    });
    expect(await made()).toBe(0);
    const later = await moneyOf(device).previewTransaction(atTenToFive);
    const receipt = await moneyOf(device).performTransaction(
      { previewId: later.previewId, contractsAccepted: later.contractIds },
      key(),
    );
    expect([later.arrivalDate, receipt.arrivalDate]).toEqual(['2026-10-20', '2026-10-20']);
  });

  it('is refused when the preview or the instrument is somebody else’s', async () => {
    const [maya, rosa] = [await sandbox.signedIn(), await sandbox.signedIn(rosaDelgado)];
    await expect(moneyOf(rosa).performTransaction(await quote(maya, 25), key())).rejects.toMatchObject({
      code: 'PreviewExpired',
    });
    const { bank } = await places(maya);
    await expect(moneyOf(rosa).previewTransaction({ amount: 25, instrumentId: bank })).rejects.toMatchObject({
      code: 'InstrumentNotUsable',
    });
  });

  it('moves only what is there when two previews race for the same balance', async () => {
    const device = await sandbox.signedIn();
    const [one, two] = [await quote(device, 290), await quote(device, 290)];
    const outcomes = await Promise.allSettled([
      moneyOf(device).performTransaction(one, key()),
      moneyOf(device).performTransaction(two, key()),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await made()).toBe(1);
    expect((await checkLedger(sandbox.db)).overdrawn).toEqual([]);
  });

  it('writes down which contracts were agreed to, with the transfer', async () => {
    const device = await sandbox.signedIn();
    const { transactionID } = await moneyOf(device).performTransaction(await quote(device, 25), key());
    const agreed = await sandbox.db
      .select()
      .from(contractAcceptances)
      .where(eq(contractAcceptances.reference, transactionID));
    expect(agreed.map(({ contractId }) => contractId)).toEqual([1201, 1202]);
  });

  it.each([
    ['ours', 0, mayaTorres],
    ['the partner’s', 1, priyaRaman],
  ])('writes down that the contracts were in %s variant, as they were shown', async (_, variant, seed) => {
    const device = await sandbox.signedIn(seed);
    const { transactionID } = await moneyOf(device).performTransaction(await quote(device, 25), key());
    const agreed = await sandbox.db
      .select()
      .from(contractAcceptances)
      .where(eq(contractAcceptances.reference, transactionID));
    expect(agreed.map(({ brandingType }) => brandingType)).toEqual([variant, variant]);
  });
});

describe('the limits of a transfer', () => {
  it('refuse an amount below the minimum', async () => {
    await expect(quote(await sandbox.signedIn(), 4.99)).rejects.toMatchObject({
      code: 'InvalidAmount',
      message: 'This amount can’t be sent. Enter an amount between $5.00 and $500.00.',
    });
  });

  it('refuse an amount above what is left of the day, and say how much that is', async () => {
    const device = await sandbox.signedIn();
    await moneyOf(device).performTransaction(await quote(device, 200), key());
    await expect(quote(device, 100.01)).rejects.toMatchObject({
      code: 'DailyLimitExceeded',
      message: 'That goes over your limit for today. You can still take $100.00 today.',
    });
    await sandbox.advance(day);
    expect((await moneyOf(device).getAvailableFunds()).remainingToday).toBe(300);
  });

  it('refuse an amount above the balance, and say what can be taken beside the fee', async () => {
    const device = await sandbox.signedIn();
    await moneyOf(device).performTransaction(await quote(device, 280), key());
    await sandbox.advance(day);
    const { accessibleAmount } = await moneyOf(device).getAvailableFunds();
    await expect(quote(device, 150, 0)).rejects.toMatchObject({
      code: 'FundsAmountExceeds',
      message: `That’s more than you have available now. You can take up to $${(accessibleAmount - 2.99).toFixed(2)}.`,
    });
  });

  it('refuse everything when there is nothing to take, or services are paused', async () => {
    await expect(quote(await sandbox.signedIn(tyrellBanks), 20)).rejects.toMatchObject({
      code: 'FundsNotAvailable',
    });
    await expect(quote(await sandbox.signedIn(noahLindqvist), 20)).rejects.toMatchObject({
      code: 'EWAServicesArePaused',
    });
  });
});
