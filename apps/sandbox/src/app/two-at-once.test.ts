import { moneyContract } from '@dayfare/api/money/contract';
import { sessionContract, type WireCurrentUser } from '@dayfare/api/session/contract';
import { pinContract } from '@dayfare/api/session/pin-contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../bench/device.ts';
import { settingsFrom } from '../platform/http/settings.ts';
import { outbox } from '../platform/http/tables.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { danaOyelaran } from '../seeds/people/dana-oyelaran.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { meiLingChen } from '../seeds/people/mei-ling-chen.ts';
import { openSandbox } from '../testing/open.ts';

const sandbox = await openSandbox({
  seeds: [mayaTorres, meiLingChen, danaOyelaran],
  settings: settingsFrom({ STEP_UP_AMOUNT: '300' }),
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const [minute, day] = [60_000, 24 * 60 * 60_000];
const moneyOf = (device: Device) => device.client(moneyContract);
const leftToday = async (device: Device) => (await moneyOf(device).getAvailableFunds()).remainingToday;

async function transfer(device: Device, amount: number, idempotencyKey: string = crypto.randomUUID()) {
  const { instruments } = await moneyOf(device).getInstruments();
  const quote = await moneyOf(device).previewTransaction({ amount, instrumentId: instruments[0]?.id ?? 0 });
  const input = { previewId: quote.previewId, contractsAccepted: quote.contractIds };
  const send = () => moneyOf(device).performTransaction(input, { context: { idempotencyKey } });
  return { send, done: await send() };
}

describe('two people on one device, one after the other', () => {
  /** The first signs out, the second signs in with the same browser. */
  async function oneAfterTheOther() {
    const [first, second] = [sandbox.device(), sandbox.device()];
    const ana = await first.signIn(mayaTorres.email, seedPassphrase, 'shared');
    await first
      .client(sessionContract)
      .revokeUserToken({ isLogOutFromAllDevices: false, deviceId: 'shared' });
    const ben = await second.signIn(meiLingChen.email, seedPassphrase, 'shared');
    return { first, second, ana, ben };
  }

  it('the first one’s token is good for nothing after the sign-out, and its replay ends nothing of the second’s', async () => {
    const { first, second } = await oneAfterTheOther();
    const expired = { code: 'SessionExpire', kind: 'unauthorized' };
    await expect(moneyOf(first).getAvailableFunds()).rejects.toMatchObject(expired);
    await expect(
      first.client(sessionContract).revokeUserToken({ isLogOutFromAllDevices: true, deviceId: 'shared' }),
    ).rejects.toMatchObject(expired);
    expect((await moneyOf(second).getAvailableFunds()).currency).toBe('USD');
  });

  it.each([
    [
      'the token of the first with the keys of the second',
      (a: WireCurrentUser, b: WireCurrentUser) => ({ ...b, authToken: a.authToken }),
    ],
    [
      'the token of the second with the keys of the first',
      (a: WireCurrentUser, b: WireCurrentUser) => ({ ...a, authToken: b.authToken, userID: b.userID }),
    ],
    [
      'the second’s session under the number of the first',
      (a: WireCurrentUser, b: WireCurrentUser) => ({ ...b, userID: a.userID }),
    ],
  ])('%s is refused', async (_, mixed) => {
    const { ana, ben } = await oneAfterTheOther();
    const device = sandbox.device();
    await device.client(startupContract).getConfigurationSettings();
    await device.adopt(mixed(ana, ben));
    await expect(moneyOf(device).getAvailableFunds()).rejects.toThrow();
  });

  it('the second cannot look up, close or undo what the first has sent', async () => {
    const first = await sandbox.signedIn(mayaTorres);
    const idempotencyKey = crypto.randomUUID();
    const { done } = await transfer(first, 20, idempotencyKey);
    const second = await sandbox.signedIn(meiLingChen);
    const { transactionID } = done;
    expect(await moneyOf(second).transactionByKey({ idempotencyKey })).toEqual({ outcome: 'neverSeen' });
    expect((await moneyOf(second).closeTransferKey({ idempotencyKey })).outcome).toBe('closed');
    const asked = await Promise.allSettled([
      moneyOf(second).transactionDetails({ transactionID }),
      moneyOf(second).cancelTransaction({ id: transactionID }),
      moneyOf(second).sendEmailReceipt({ transactionID, emailAddress: 'me@example.com' }),
    ]);
    const notFound = { status: 'rejected', reason: { code: 'TransactionNotFound' } };
    expect(asked).toMatchObject([notFound, notFound, notFound]);
    expect((await moneyOf(first).transactionByKey({ idempotencyKey })).outcome).toBe('done');
  });
});

describe('two rules together', () => {
  async function lastCode(): Promise<string> {
    const [message] = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    return /\d{6}/.exec(message?.body ?? '')?.[0] ?? 'none';
  }

  async function waitingForACode() {
    const device = sandbox.device();
    const user = await device.signIn(danaOyelaran.email, seedPassphrase, 'phone');
    const named = { sentPinID: user.sentPinID ?? 0, sentPinIDString: user.sentPinIDString ?? '' };
    const verifyPinInfo = {
      ...{ ...named, userID: user.userID, deviceID: 'phone', isLoginCall: true, deviceType: 'Web' },
      ...{ mobileNumber: user.mobileNumber ?? '', dialingCode: '1', pinType: 0 },
      ...{ sentPinDisplayText: '', sentPinToEmail: false },
    };
    const pins = device.client(pinContract);
    const verify = (pinCode: string) =>
      pins.verifyMachinePin({ verifyPinInfo: { ...verifyPinInfo, pinCode } }).then(
        () => 'opened',
        ({ code }: { code: string }) => code,
      );
    const wrong = async () => verify((await lastCode()) === '000000' ? '000001' : '000000');
    return { verify, wrong, resend: () => pins.resendPin(named) };
  }

  it('another code does not begin the wrong tries again, and a rest is not shortened by one', async () => {
    const { verify, wrong, resend } = await waitingForACode();
    expect([await wrong(), await wrong()]).toEqual(['PinFailed', 'PinFailed']);
    await resend();
    expect(await wrong()).toBe('PinFailed');
    expect(await verify(await lastCode())).toBe('PinAttemptsExhausted');
    await resend();
    expect(await verify(await lastCode())).toBe('PinAttemptsExhausted');
    await sandbox.advance(5 * minute);
    expect(await verify(await lastCode())).toBe('opened');
  });

  it('wrong tries do not begin the codes again: three more are sent, whatever comes between', async () => {
    const { wrong, resend } = await waitingForACode();
    for (const left of [2, 1, 0]) {
      await wrong();
      expect((await resend()).resendsLeft).toBe(left);
    }
    await sandbox.advance(5 * minute);
    await wrong();
    await expect(resend()).rejects.toMatchObject({ code: 'ResendsExhausted' });
  });

  it('the limit of a day is the day’s where the person works: full again after midnight, also when a pay period ends with it', async () => {
    const device = await sandbox.signedIn(mayaTorres);
    // The last day of the pay period, an hour before its midnight in New York.
    await sandbox.advance(3 * day + 11 * 60 * minute);
    const limit = await leftToday(device);
    await transfer(device, 30);
    expect(await leftToday(device)).toBe(limit - 30);
    await sandbox.advance(59 * minute);
    expect(await leftToday(device)).toBe(limit - 30);
    await sandbox.advance(2 * minute);
    expect(await leftToday(device)).toBe(limit);
    expect((await moneyOf(device).getAvailableFunds()).breakdown.alreadyTaken).toBe(0);
  });

  it('what is called back can be taken again the same day', async () => {
    const device = await sandbox.signedIn(mayaTorres);
    const limit = await leftToday(device);
    const { done } = await transfer(device, 30);
    await moneyOf(device).cancelTransaction({ id: done.transactionID });
    expect(await leftToday(device)).toBe(limit);
  });

  it('a transfer that is asked about again has its answer, although the limit of the day is used up by then', async () => {
    const device = await sandbox.signedIn(mayaTorres);
    const { send, done } = await transfer(device, 30);
    const left = await leftToday(device);
    if (left >= 5) await transfer(device, Math.floor(left));
    expect(await send()).toEqual(done);
  });

  it('fees of the year begin again with the year, not with the pay period', async () => {
    const device = await sandbox.signedIn(mayaTorres);
    const feesOf = async () => (await moneyOf(device).getAvailableFunds()).feesThisYear;
    const before = await feesOf();
    expect(before).toBeGreaterThan(0);
    await sandbox.advance(10 * day);
    expect(await feesOf()).toBe(before);
    await sandbox.advance(70 * day);
    expect(await feesOf()).toBe(0);
  });
});
