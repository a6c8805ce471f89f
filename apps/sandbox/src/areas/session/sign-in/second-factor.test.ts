import { moneyContract } from '@dayfare/api/money/contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import { sessionContract, type WireCurrentUser } from '@dayfare/api/session/contract';
import { forgotContract } from '@dayfare/api/session/forgot-contract';
import { pinContract } from '@dayfare/api/session/pin-contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { onLogoutAction } from '@dayfare/domain/session';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { seedPassphrase } from '../../../seeds/index.ts';
import { danaOyelaran } from '../../../seeds/people/dana-oyelaran.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { deviceTrusts } from '../sessions/session-tables.ts';

/** A second person who needs a code on a new device. */
const elif = {
  ...{ ...danaOyelaran, id: 2013, userName: 'elif.kaya', email: 'elif.kaya@example.com' },
  mobile: '2025550213',
};
const sandbox = await openSandbox({ seeds: [mayaTorres, danaOyelaran, elif] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const newPassword = 'Sunday-Walk-77!';
const sent = () => sandbox.db.select().from(outbox).orderBy(desc(outbox.id));
const sentCodes = async () => (await sent()).filter(({ body }) => body.startsWith('Your Dayfare code is'));
const lastCode = async () => /\d{6}/.exec((await sentCodes())[0]?.body ?? '')?.[0] ?? 'none';
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const needsPin = ({ sentPinID }: WireCurrentUser) => sentPinID !== null;
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { code: string }) => error.code,
  );

const signIn = (device: Device, deviceId = 'phone', seed = danaOyelaran, password = seedPassphrase) =>
  device.signIn(seed.email, password, deviceId);

function verify(device: Device, user: WireCurrentUser, pinCode: string) {
  return device.client(pinContract).verifyMachinePin({
    verifyPinInfo: {
      ...{ userID: user.userID, isLoginCall: true, pinCode, pinType: 0, deviceType: 'Web' },
      ...{ sentPinIDString: user.sentPinIDString ?? '', sentPinID: user.sentPinID ?? 0 },
      ...{ mobileNumber: user.mobileNumber ?? '', dialingCode: user.dialingCode ?? '' },
      ...{ sentPinDisplayText: '', sentPinToEmail: user.sentPinToEmail, deviceID: 'phone' },
    },
  });
}

/** A device that a person has confirmed by a code, and is signed in on. */
async function trusted(seed = danaOyelaran, device = sandbox.device()): Promise<Device> {
  const user = await signIn(device, 'phone', seed);
  await device.adopt(await verify(device, user, await lastCode()));
  return device;
}

describe('the code of a second step', () => {
  it('is guessed at three times by whoever has the password, however often they sign in', async () => {
    const codes: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const device = sandbox.device();
      const user = await signIn(device, `device ${count}`);
      codes.push(await codeOf(verify(device, user, other(await lastCode()))));
    }
    expect(codes).toEqual([
      ...['PinFailed', 'PinFailed', 'PinFailed', 'PinAttemptsExhausted', 'PinAttemptsExhausted'],
    ]);
    const device = sandbox.device();
    const user = await signIn(device);
    expect(await codeOf(verify(device, user, await lastCode()))).toBe('PinAttemptsExhausted');
    await sandbox.advance(5 * 60_000);
    expect((await verify(device, user, await lastCode())).userID).toBe(danaOyelaran.id);
  });

  describe('that is guessed at all day', () => {
    const guessAllDay = async () => {
      const answers: string[] = [];
      for (let round = 0; round < 24 * 12 - 1; round += 1) {
        const device = sandbox.device();
        const user = await signIn(device, 'stranger');
        const wrong = other(await lastCode());
        for (let guess = 0; guess < 4; guess += 1) {
          const answer = await codeOf(verify(device, user, wrong));
          answers.push(answer);
          if (answer !== 'PinFailed') break;
        }
        if (answers.at(-1) === 'PinDailyLimit') break;
        await sandbox.advance(5 * 60_000);
      }
      return answers;
    };

    it('is looked at twenty times, and the right one is not let in after that until a day is over', async () => {
      const answers = await guessAllDay();
      expect(answers.filter((answer) => answer === 'PinFailed')).toHaveLength(20);
      const device = sandbox.device();
      const user = await signIn(device);
      expect(await codeOf(verify(device, user, await lastCode()))).toBe('PinDailyLimit');
      await sandbox.advance(24 * 3_600_000);
      const next = await signIn(device);
      expect((await verify(device, next, await lastCode())).userID).toBe(danaOyelaran.id);
    });

    it('keeps its owner neither out of a device that was confirmed, nor from proving there who they are', async () => {
      const own = await trusted();
      await guessAllDay();
      expect(needsPin(await signIn(own))).toBe(false);
      const pins = own.client(pinContract);
      await pins.resendPin({ sentPinID: 0, sentPinIDString: '', sentPinToEmail: false });
      const pinCode = await lastCode();
      const mobileNumber = danaOyelaran.mobile;
      const proof = { userID: 0 as const, dialingCode: '1', mobileNumber, pinCode };
      expect(await pins.verifyDualFactorAuthenticationPin(proof)).toBe(true);
    });

    const choosePassword = async (identifierType: 'EmailAddress' | 'MobileNumber') => {
      const { forgotPassword, resetPassword } = sandbox.device().client(forgotContract);
      const identifier = identifierType === 'EmailAddress' ? danaOyelaran.email : danaOyelaran.mobile;
      const { sentPinIDString } = await forgotPassword({ identifier, identifierType });
      const pinCode = /\d{6}/.exec((await sent())[0]?.body ?? '')?.[0] ?? '';
      await resetPassword({ sentPinIDString, pinCode, newPassword });
    };
    const enter = async () => {
      const device = sandbox.device();
      const user = await signIn(device, 'new phone', danaOyelaran, newPassword);
      return codeOf(verify(device, user, await lastCode()));
    };

    it('lets its owner in elsewhere after a new password by a code to the same telephone', async () => {
      await guessAllDay();
      await choosePassword('MobileNumber');
      expect(await enter()).toBe('answered');
    });

    it('goes on being counted after a new password by a code that came another way', async () => {
      await guessAllDay();
      await choosePassword('EmailAddress');
      expect(await enter()).toBe('PinDailyLimit');
    });
  });

  it('goes nowhere that the request names if the new password came that way, until the other way has been proved', async () => {
    const { forgotPassword, resetPassword } = sandbox.device().client(forgotContract);
    const identifier = danaOyelaran.email;
    const { sentPinIDString } = await forgotPassword({ identifier, identifierType: 'EmailAddress' });
    const pinCode = /\d{6}/.exec((await sent())[0]?.body ?? '')?.[0] ?? '';
    await resetPassword({ sentPinIDString, pinCode, newPassword });
    const device = sandbox.device();
    const user = await signIn(device, 'new phone', danaOyelaran, newPassword);
    const { resendPin } = device.client(pinContract);
    const pin = { sentPinID: user.sentPinID ?? 0, sentPinIDString: user.sentPinIDString ?? '' };
    expect(await resendPin({ ...pin, sentPinToEmail: true })).toMatchObject({ sentPinToEmail: false });
    expect((await sent())[0]).toMatchObject({ channel: 'text' });
    await device.adopt(await verify(device, user, await lastCode()));
    const first = { sentPinID: 0, sentPinIDString: '' };
    expect(await resendPin({ ...first, sentPinToEmail: true })).toMatchObject({ sentPinToEmail: true });
  });

  it('is the one that is on its way already, however often somebody signs in', async () => {
    const [one, two] = [await signIn(sandbox.device()), await signIn(sandbox.device())];
    expect(two.sentPinIDString).toBe(one.sentPinIDString);
    expect(await sentCodes()).toHaveLength(1);
    await sandbox.advance(10 * 60_000);
    expect((await signIn(sandbox.device())).sentPinIDString).not.toBe(one.sentPinIDString);
  });

  it('is sent five times in five minutes at most, whatever it is sent for', async () => {
    const device = sandbox.device();
    const user = await signIn(device);
    const again = () =>
      codeOf(
        device.client(pinContract).resendPin({
          ...{ sentPinID: user.sentPinID ?? 0, sentPinIDString: user.sentPinIDString ?? '' },
        }),
      );
    for (let count = 0; count < 9; count += 1) await again();
    expect((await sentCodes()).length).toBeLessThanOrEqual(5);
    expect(await again()).toBe('AttemptsExhausted');
  });

  it('opens the sign-in that it was sent for, and one that waited for the same is sent another', async () => {
    const [one, two] = [sandbox.device(), sandbox.device()];
    const [first, second] = [await signIn(one), await signIn(two)];
    const code = await lastCode();
    await verify(one, first, code);
    expect(await codeOf(verify(two, second, code))).toBe('PinExpired');
    const { sentPinID, sentPinIDString } = await two.client(pinContract).resendPin({
      ...{ sentPinID: second.sentPinID ?? 0, sentPinIDString: second.sentPinIDString ?? '' },
    });
    expect(sentPinIDString).not.toBe(first.sentPinIDString);
    const opened = await verify(two, { ...second, sentPinID, sentPinIDString }, await lastCode());
    expect(opened.userID).toBe(danaOyelaran.id);
  });
});

describe('a trusted device', () => {
  it('is known by what the server gave it, not by what it calls itself', async () => {
    const device = await trusted();
    expect(needsPin(await signIn(device))).toBe(false);
    expect(needsPin(await signIn(device, 'another name'))).toBe(false);
    expect(needsPin(await signIn(sandbox.device(), 'phone'))).toBe(true);
  });

  it('is none that a partner handed somebody over on', async () => {
    const handOver = async () => {
      const init = { method: 'POST', body: JSON.stringify({ email: danaOyelaran.email }) };
      const issued = await sandbox.app.request('http://localhost/sandbox/oauth-tokens', init);
      const { token } = (await issued.json()) as { token: string };
      const device = sandbox.device();
      await device.client(startupContract).getConfigurationSettings();
      const user = await device.client(businessContract).getOuathUserByToken({ token });
      await device.adopt(user);
      return { device, user };
    };
    const { device, user } = await handOver();
    expect(needsPin(user)).toBe(true);
    await verify(device, user, await lastCode());
    expect(needsPin((await handOver()).user)).toBe(true);
    expect(needsPin(await signIn(sandbox.device(), 'partner'))).toBe(true);
  });

  it('is trusted for the person who confirmed it, and for no one else', async () => {
    const device = await trusted();
    expect(needsPin(await signIn(device, 'phone', elif))).toBe(true);
    await trusted(elif, device);
    expect(needsPin(await signIn(device, 'phone', elif))).toBe(false);
    expect(needsPin(await signIn(device))).toBe(false);
  });

  it('has its secret in a cookie that no script reads, and the server its hash alone', async () => {
    let cookie = '';
    const device = sandbox.device();
    const user = await signIn(device);
    const code = await lastCode();
    const before = device.cookies.get('trusted-device');
    await device.adopt(await verify(device, user, code));
    cookie = device.cookies.get('trusted-device') ?? '';
    expect(before).toBeUndefined();
    expect(cookie).toMatch(/^[\w-]{43}$/);
    const kept = JSON.stringify(await sandbox.db.select().from(deviceTrusts));
    expect(kept).not.toContain(cookie);
    expect(kept).toContain('secretHash');
  });

  it('is trusted no more after a sign-out that asks for it, which leaves the others alone', async () => {
    const [one, two] = [await trusted(), await trusted()];
    const { revokeUserToken } = one.client(sessionContract);
    await revokeUserToken({
      isLogOutFromAllDevices: false,
      deviceId: 'phone',
      onLogoutAction: onLogoutAction.toWire('DontRecognize'),
    });
    expect(needsPin(await signIn(one))).toBe(true);
    expect(needsPin(await signIn(two))).toBe(false);
  });

  it('stays trusted after an ordinary sign-out, and not after one from all devices', async () => {
    const [one, two] = [await trusted(), await trusted()];
    await one.client(sessionContract).revokeUserToken({ isLogOutFromAllDevices: false, deviceId: 'phone' });
    expect(needsPin(await signIn(one))).toBe(false);
    await one.client(sessionContract).revokeUserToken({ isLogOutFromAllDevices: true, deviceId: 'phone' });
    expect([needsPin(await signIn(one)), needsPin(await signIn(two))]).toEqual([true, true]);
  });

  it('is trusted no more after a change of the password, nor for longer than 90 days', async () => {
    const device = await trusted();
    const { changePassword } = device.client(settingsContract);
    await changePassword({ oldPassword: seedPassphrase, newPassword });
    expect(needsPin(await signIn(device, 'phone', danaOyelaran, newPassword))).toBe(true);
    await sandbox.reset();
    const another = await trusted();
    sandbox.clock.ms += 90 * 24 * 60 * 60_000;
    expect(needsPin(await signIn(another))).toBe(true);
  });
});

describe('a change of the second step', () => {
  const settings = { isDualFactorEnabled: false, sentPinToEmail: false } as const;
  const save = (device: Device, change: Partial<Record<keyof typeof settings, boolean>> = {}) =>
    device.client(settingsContract).saveDualFactorSettings({ ...settings, ...change });
  const ask = (device: Device, sentPinToEmail: boolean) =>
    device.client(pinContract).resendPin({ sentPinID: 0, sentPinIDString: '', sentPinToEmail });
  const prove = async (device: Device, mobileNumber: string) =>
    device.client(pinContract).verifyDualFactorAuthenticationPin({
      ...{ userID: 0, dialingCode: '1', mobileNumber, pinCode: await lastCode() },
    });

  it('needs more than a session: a code that went where codes go', async () => {
    const device = await trusted();
    expect(await codeOf(save(device))).toBe('ProofRequired');
    await sandbox.advance(5 * 60_000);
    await ask(device, true);
    await prove(device, danaOyelaran.mobile);
    expect(await codeOf(save(device))).toBe('ProofRequired');
    await ask(device, false);
    await prove(device, danaOyelaran.mobile);
    expect(await save(device)).toMatchObject({ isDualFactorEnabled: false });
    expect(needsPin(await signIn(sandbox.device()))).toBe(false);
  });

  it('is told to the person where the code did not go', async () => {
    const device = await trusted();
    await ask(device, false);
    await prove(device, danaOyelaran.mobile);
    await save(device);
    expect((await sent())[0]).toMatchObject({
      ...{ channel: 'email', recipient: danaOyelaran.email },
      body: expect.stringContaining('no longer needs a code'),
    });
  });

  it('takes a proof once, and for five minutes', async () => {
    const device = await sandbox.signedIn();
    await ask(device, false);
    await prove(device, mayaTorres.mobile);
    sandbox.clock.ms += 5 * 60_000;
    expect(await codeOf(save(device, { isDualFactorEnabled: true }))).toBe('ProofRequired');
    await ask(device, false);
    await prove(device, mayaTorres.mobile);
    await save(device, { isDualFactorEnabled: true });
    expect(await codeOf(save(device))).toBe('ProofRequired');
    expect((await device.client(moneyContract).getAvailableFunds()).currency).toBe('USD');
  });

  it('ends the trust in devices that a password was enough for, but for the one that has just proved', async () => {
    const [one, two] = [await sandbox.signedIn(), await sandbox.signedIn()];
    await ask(one, false);
    await prove(one, mayaTorres.mobile);
    await save(one, { isDualFactorEnabled: true });
    await expect(two.client(moneyContract).getAvailableFunds()).rejects.toMatchObject({
      code: 'SessionExpire',
    });
    expect(needsPin(await signIn(one, 'phone', mayaTorres))).toBe(false);
    expect(needsPin(await signIn(two, 'phone', mayaTorres))).toBe(true);
  });

  it('is proved where codes go now, also before two-step sign-in is on', async () => {
    const device = await sandbox.signedIn();
    const moved = { isDualFactorEnabled: true, sentPinToEmail: true } as const;
    await ask(device, true);
    await prove(device, mayaTorres.mobile);
    expect(await codeOf(save(device, moved))).toBe('ProofRequired');
    await ask(device, false);
    await prove(device, mayaTorres.mobile);
    expect(await save(device, moved)).toMatchObject(moved);
  });

  it('is no matter of a proof where nothing changes', async () => {
    expect(await save(await sandbox.signedIn())).toMatchObject({ isDualFactorEnabled: false });
  });
});
