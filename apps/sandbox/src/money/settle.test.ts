import { moneyContract } from '@dayfare/api/money/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../bench/device.ts';
import { outbox } from '../http/tables.ts';
import { accountId } from '../ledger/accounts.ts';
import { checkLedger } from '../ledger/check.ts';
import { balanceOf } from '../ledger/post.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { meiLingChen } from '../seeds/people/mei-ling-chen.ts';
import { openSandbox } from '../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, meiLingChen] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const hour = 60 * 60_000;
const day = 24 * hour;
const moneyOf = (device: Device) => device.client(moneyContract);
const accessible = async (device: Device) => (await moneyOf(device).getAvailableFunds()).accessibleAmount;
const sound = { sum: 0, unbalanced: [], overdrawn: [] };

async function transfer(device: Device, amount: number, speed: 'instant' | 'next-day') {
  const { instruments } = await moneyOf(device).getInstruments();
  const instrumentId = instruments[speed === 'instant' ? 1 : 0]?.id ?? 0;
  const transferSpeed = speed === 'instant' ? 0 : 1;
  const quoted = await moneyOf(device).previewTransaction({ amount, instrumentId, transferSpeed });
  return moneyOf(device).performTransaction(
    { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
}

const statusOf = async (device: Device, transactionID: string) =>
  (await moneyOf(device).transactionDetails({ transactionID })).transactionStatus;

describe('a transfer on its way', () => {
  it('is completed when its arrival has come, and not before', async () => {
    const device = await sandbox.signedIn();
    const { transactionID } = await transfer(device, 40, 'instant');
    await sandbox.advance(29 * 60_000);
    expect(await statusOf(device, transactionID)).toBe('0');
    await sandbox.advance(60_000);
    const detail = await moneyOf(device).transactionDetails({ transactionID });
    expect(detail.events.map(({ status }) => status)).toEqual(['0', '2']);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('arrives on the next bank day when it was sent on a Friday for free', async () => {
    const device = await sandbox.signedIn();
    const { transactionID, arrivesAt } = await transfer(device, 40, 'next-day');
    expect(arrivesAt).toBe('2026-10-19T13:00:00.000Z');
    await sandbox.advance(2 * day);
    expect(await statusOf(device, transactionID)).toBe('0');
    await sandbox.advance(day);
    expect(await statusOf(device, transactionID)).toBe('2');
  });

  it('is settled once, however often it is looked for', async () => {
    const device = await sandbox.signedIn();
    const paidOut = () => balanceOf(sandbox.db, accountId.paidOut('card', 'USD'));
    const before = await paidOut();
    await transfer(device, 40, 'instant');
    await sandbox.advance(hour);
    await Promise.all([sandbox.settle(), sandbox.settle(), sandbox.settle()]);
    expect((await paidOut()) - before).toBe(-4000);
  });

  it('comes back in full, with a reason and a text message, when the bank sends it back', async () => {
    const device = await sandbox.signedIn(meiLingChen);
    const before = await accessible(device);
    const { transactionID } = await transfer(device, 85, 'next-day');
    expect(await accessible(device)).toBe(before - 85);
    await sandbox.advance(3 * day);
    expect(await moneyOf(device).transactionDetails({ transactionID })).toMatchObject({
      transactionStatus: '3',
      statusReason: 'BankAccountClosed',
    });
    const [notice] = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(notice?.body).toContain('did not accept $85.00');
    expect(await checkLedger(sandbox.db)).toEqual(sound);
    const funds = await moneyOf(device).getAvailableFunds();
    expect(funds.breakdown.alreadyTaken).toBe(0);
  });

  it('goes back through payroll when it fails after its pay period has closed', async () => {
    // Three days on is the last but one of the period; the transfer then travels over its end.
    const device = await sandbox.signedIn(meiLingChen);
    await sandbox.advance(3 * day);
    const { transactionID } = await transfer(device, 85, 'next-day');
    await sandbox.advance(2 * day);
    expect(await statusOf(device, transactionID)).toBe('3');
    const { breakdown, accessibleAmount } = await moneyOf(device).getAvailableFunds();
    expect(accessibleAmount).toBeCloseTo(breakdown.limit - breakdown.alreadyTaken - breakdown.fees);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });
});

describe('calling a transfer back', () => {
  it('gives the money back once, also when it is asked for many times at once [money-090]', async () => {
    const device = await sandbox.signedIn();
    const before = await accessible(device);
    const { transactionID: id, canCancel } = await transfer(device, 60, 'next-day');
    expect(canCancel).toBe(true);
    const money = moneyOf(device);
    const answers = await Promise.all([
      money.cancelTransaction({ id }),
      money.cancelTransaction({ id }),
      money.cancelTransactionAlternate({ id }),
    ]);
    expect(answers.map(({ transactionStatus }) => transactionStatus)).toEqual(['4', '4', '4']);
    expect(await accessible(device)).toBe(before);
    await sandbox.advance(4 * day);
    expect(await statusOf(device, id)).toBe('4');
  });

  it('is refused for an instant transfer, after the cut-off, and for somebody else’s', async () => {
    const device = await sandbox.signedIn();
    const instant = await transfer(device, 20, 'instant');
    await expect(moneyOf(device).cancelTransaction({ id: instant.transactionID })).rejects.toMatchObject({
      code: 'NotCancellable',
    });
    const { transactionID: id } = await transfer(device, 20, 'next-day');
    const other = await sandbox.signedIn(meiLingChen);
    await expect(moneyOf(other).cancelTransaction({ id })).rejects.toMatchObject({
      code: 'TransactionNotFound',
    });
    await sandbox.advance(5 * hour);
    await expect(moneyOf(device).cancelTransaction({ id })).rejects.toMatchObject({ code: 'NotCancellable' });
  });
});

describe('the receipt', () => {
  it('is e-mailed to the address that was given [money-092]', async () => {
    const device = await sandbox.signedIn();
    const { transactionID } = await transfer(device, 20, 'instant');
    expect(await moneyOf(device).sendEmailReceipt({ transactionID, emailAddress: 'me@example.com' })).toBe(
      true,
    );
    const [sent] = await sandbox.db.select().from(outbox).where(eq(outbox.channel, 'email'));
    expect(sent).toMatchObject({ recipient: 'me@example.com', subject: 'Your receipt for $20.00' });
    expect(sent?.body).toContain(transactionID);
  });
});
