import { contractsContract } from '@dayfare/api/contracts/contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { deviceContract, type WireDeviceInfo } from '@dayfare/api/session/device-contract';
import { pinContract } from '@dayfare/api/session/pin-contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { placeContract } from '@dayfare/api/startup/place-contract';
import { type PinType, pinType } from '@dayfare/domain/session';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../bench/device.ts';
import { outbox } from '../../platform/http/tables.ts';
import { seedPassphrase } from '../../seeds/index.ts';
import { aishaFarouk } from '../../seeds/people/aisha-farouk.ts';
import { danaOyelaran } from '../../seeds/people/dana-oyelaran.ts';
import { inesCarvalho } from '../../seeds/people/ines-carvalho.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { omarHaddad } from '../../seeds/people/omar-haddad.ts';
import { samWhitfield } from '../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../testing/open.ts';
import { passwordPolicy } from './passwords/password-policy.ts';
import { sessions } from './sessions/session-tables.ts';

const severalEmployers = aishaFarouk;
const sandbox = await openSandbox({
  seeds: [mayaTorres, danaOyelaran, omarHaddad, inesCarvalho, severalEmployers, samWhitfield],
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

async function begin(email: string, deviceId = 'device', password = seedPassphrase) {
  const device = sandbox.device();
  return { device, user: await device.signIn(email, password, deviceId) };
}

async function lastCode(): Promise<string> {
  const [message] = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? 'none';
}

const other = (code: string) => (code === '000000' ? '000001' : '000000');

function verify(device: Device, user: WireCurrentUser, pinCode: string, type: PinType = 'None') {
  return device.client(pinContract).verifyMachinePin({
    verifyPinInfo: {
      userID: user.userID,
      sentPinIDString: user.sentPinIDString ?? '',
      sentPinID: user.sentPinID ?? 0,
      pinCode,
      deviceID: user.deviceId ?? '',
      mobileNumber: user.mobileNumber ?? '',
      dialingCode: user.dialingCode ?? '',
      isLoginCall: true,
      deviceType: 'Web',
      sentPinDisplayText: user.sentPinDisplayText ?? '',
      sentPinToEmail: user.sentPinToEmail,
      pinType: pinType.toWire(type),
    },
  });
}

const fundsOf = (device: Device) => device.client(moneyContract).getAvailableFunds();

describe('two-factor sign-in', () => {
  it('sends a PIN, opens nothing else before it, and a session on a new token after it [session-018]', async () => {
    const { device, user } = await begin(danaOyelaran.email, 'phone');
    expect(user).toMatchObject({ sentPinDisplayText: '•••• 0113', sentPinToEmail: false });
    await expect(fundsOf(device)).rejects.toMatchObject({ code: 'PinRequired', level: 'Forbidden' });
    const old = device.session();
    const opened = await verify(device, user, await lastCode());
    expect(opened.sentPinID).toBeNull();
    expect(opened.authToken).not.toBe(old.auth?.authToken);
    await expect(fundsOf(device)).rejects.toMatchObject({ code: 'SessionExpire' });
    await device.adopt(opened);
    expect((await fundsOf(device)).currency).toBe('USD');
  });

  it('takes no PIN of a card for the one that signs in [session-035]', async () => {
    const { device, user } = await begin(danaOyelaran.email, 'phone');
    const code = await lastCode();
    for (const type of ['ATMPin', 'TPin'] as const)
      await expect(verify(device, user, code, type)).rejects.toMatchObject({ code: 'PinExpired' });
    expect((await verify(device, user, code)).sentPinID).toBeNull();
  });

  it('answers with all that the stored copy of a user carries [session-004]', async () => {
    const { user } = await begin(mayaTorres.email);
    const { id, userName, email: emailAddress, lastName } = mayaTorres;
    expect(user).toMatchObject({
      ...{ id, userName, emailAddress, lastName },
      ...{ partner: null, isPaycorThemeEnabled: false, referenceBranchUserID: null },
    });
  });

  it('trusts the device after the PIN, and asks again on another one', async () => {
    const { device, user } = await begin(danaOyelaran.email, 'phone');
    await verify(device, user, await lastCode());
    const again = await device.signIn(danaOyelaran.email, seedPassphrase, 'phone');
    expect(again.sentPinID).toBeNull();
    expect((await begin(danaOyelaran.email, 'laptop')).user.sentPinID).not.toBeNull();
  });

  it('blocks a PIN for 5 minutes after 3 wrong codes, the right one too [session-020]', async () => {
    const { device, user } = await begin(danaOyelaran.email, 'phone');
    const code = await lastCode();
    for (const _ of [1, 2, 3]) {
      await expect(verify(device, user, other(code))).rejects.toMatchObject({ code: 'PinFailed' });
    }
    await expect(verify(device, user, code)).rejects.toMatchObject({
      code: 'PinAttemptsExhausted',
      level: 'LimitExceeded',
    });
    await sandbox.advance(5 * 60_000);
    expect((await verify(device, user, code)).userID).toBe(danaOyelaran.id);
  });

  it('sends another code 3 times at most, and only the newest one works [session-022]', async () => {
    const { device, user } = await begin(danaOyelaran.email, 'phone');
    const first = await lastCode();
    const again = () =>
      device.client(pinContract).resendPin({
        sentPinID: user.sentPinID ?? 0,
        sentPinIDString: user.sentPinIDString ?? '',
        sentPinToEmail: true,
      });
    expect(await again()).toMatchObject({ resendsLeft: 2, sentPinDisplayText: 'd•••@example.com' });
    const second = await lastCode();
    if (first !== second)
      await expect(verify(device, user, first)).rejects.toMatchObject({ code: 'PinFailed' });
    expect([(await again()).resendsLeft, (await again()).resendsLeft]).toEqual([1, 0]);
    await expect(again()).rejects.toMatchObject({ code: 'ResendsExhausted' });
    expect((await verify(device, user, await lastCode())).userID).toBe(danaOyelaran.id);
  });

  it('does not take a code after 10 minutes, nor another person’s PIN', async () => {
    const { device, user } = await begin(danaOyelaran.email, 'phone');
    const code = await lastCode();
    const stranger = await begin(mayaTorres.email);
    await expect(verify(stranger.device, { ...user, userID: mayaTorres.id }, code)).rejects.toMatchObject({
      code: 'PinExpired',
    });
    await sandbox.advance(10 * 60_000);
    await expect(verify(device, user, code)).rejects.toMatchObject({ code: 'PinExpired' });
  });

  it('begins with the first PIN where somebody who is signed in asks for one, a few times at most', async () => {
    const { device, user } = await begin(mayaTorres.email, 'phone');
    const ask = () => device.client(pinContract).resendPin({ sentPinID: 0, sentPinIDString: '' });
    const sent = await ask();
    expect(sent).toMatchObject({ sentPinDisplayText: '•••• 0101', resendsLeft: 3 });
    expect((await verify(device, { ...user, ...sent }, await lastCode())).userID).toBe(mayaTorres.id);
    await device.adopt((await begin(mayaTorres.email, 'phone')).user);
    for (const _ of [2, 3, 4, 5]) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'AttemptsExhausted', level: 'LimitExceeded' });
  });

  it('has no first PIN beside the one that a sign-in waits for', async () => {
    const { device } = await begin(danaOyelaran.email, 'phone');
    await expect(
      device.client(pinContract).resendPin({ sentPinID: 0, sentPinIDString: '' }),
    ).rejects.toMatchObject({ code: 'PinExpired' });
  });

  it('is turned on in the settings, with a code that went where codes go now [profile-012] [session-023]', async () => {
    const { device, user } = await begin(mayaTorres.email);
    const settings = device.client(settingsContract);
    expect(await settings.getDualFactorSettings()).toMatchObject({ isDualFactorEnabled: false });
    await device.client(pinContract).resendPin({ sentPinID: 0, sentPinIDString: '', sentPinToEmail: false });
    const phone = { userID: 0, dialingCode: '1', mobileNumber: user.mobileNumber ?? '' } as const;
    const check = (pinCode: string) =>
      device.client(pinContract).verifyDualFactorAuthenticationPin({ ...phone, pinCode });
    await expect(check(other(await lastCode()))).rejects.toMatchObject({ code: 'PinFailed' });
    expect(await check(await lastCode())).toBe(true);
    const on = await settings.saveDualFactorSettings({ isDualFactorEnabled: true, sentPinToEmail: true });
    expect(on).toEqual({
      isDualFactorEnabled: true,
      sentPinToEmail: true,
      sentPinDisplayText: 'm•••@example.com',
    });
    expect((await begin(mayaTorres.email, 'new')).user).toMatchObject({ sentPinToEmail: true });
  });
});

describe('a token', () => {
  it('is exchanged for a new one and spent with that [session-024]', async () => {
    const { device } = await begin(mayaTorres.email);
    const renewed = await device.client(businessContract).createToken({ deviceId: 'device' });
    await expect(fundsOf(device)).rejects.toMatchObject({ code: 'SessionExpire' });
    await device.adopt(renewed);
    expect((await fundsOf(device)).currency).toBe('USD');
    await expect(device.client(businessContract).createToken({ deviceId: 'other' })).rejects.toMatchObject({
      code: 'Invalid_Token_Try_Again',
    });
  });

  it('of a partner signs in once, and not after 5 minutes [session-028]', async () => {
    const issue = async () => {
      const init = { method: 'POST', body: JSON.stringify({ email: mayaTorres.email }) };
      const issued = await sandbox.app.request('http://localhost/sandbox/oauth-tokens', init);
      return String((await issued.json()).token);
    };
    const device = sandbox.device();
    await device.client(startupContract).getConfigurationSettings();
    const exchange = (token: string) => device.client(businessContract).getOuathUserByToken({ token });
    const token = await issue();
    const handedOver = await exchange(token);
    expect(handedOver.userID).toBe(mayaTorres.id);
    // The partner has not said which device it is: the session goes on on the one that it was handed to.
    const own = sandbox.device();
    await own.adopt(handedOver);
    expect((await own.client(businessContract).createToken({ deviceId: 'own' })).userID).toBe(mayaTorres.id);
    await expect(exchange(token)).rejects.toMatchObject({ code: 'Invalid_Token_Try_Again' });
    const late = await issue();
    sandbox.clock.ms += 5 * 60_000;
    await expect(exchange(late)).rejects.toMatchObject({ code: 'Invalid_Token_Try_Again' });
  });
});

describe('employers', () => {
  it('are switched to by those who work there, which settles the choice [session-025] [session-026]', async () => {
    const { device, user } = await begin(severalEmployers.email);
    expect(user.multipleBusinessesFound).toBe(true);
    const [, second] = user.businesses;
    const BusinessID = second?.businessId ?? 0;
    const DeviceInfo = { DeviceId: 'device' };
    const business = device.client(businessContract);
    const foreign = business.switchBusinesses({ BusinessID: 514, DeviceInfo });
    await expect(foreign).rejects.toMatchObject({ code: 'BusinessNotYours', level: 'Forbidden' });
    const switched = await business.switchBusinesses({ BusinessID, DeviceInfo });
    expect(switched).toMatchObject({ businessId: BusinessID, multipleBusinessesFound: false });
    await device.adopt(switched);
    const accounts = await business.getEWAAccounts({ BusinessID: 0 });
    expect(accounts).toHaveLength(user.businesses.length);
    expect(accounts.filter(({ isActive }) => isActive).map(({ id }) => id)).toEqual([BusinessID]);
    await expect(business.getEWAAccounts({ BusinessID: 514 })).rejects.toMatchObject({ httpStatus: 403 });
  });
});

describe('devices', () => {
  const record = (DeviceId: string): WireDeviceInfo => ({
    recordDateTime: '2026-10-16T16:00:00Z',
    appState: 0,
    userAgent: 'test',
    clientMachine: { DeviceId, BrowserName: 'Firefox', deviceType: 'Web', PlatformName: 'Linux' },
  });

  it('say whether they are trusted: by the password where that is enough, else after a PIN [startup-028]', async () => {
    const save = (device: Device, id: string) => device.client(deviceContract).saveDeviceInfo(record(id));
    const byPassword = await begin(mayaTorres.email, 'laptop');
    expect(await save(byPassword.device, 'laptop')).toMatchObject({ isTrustedDevice: true });
    const change = { oldPassword: seedPassphrase, newPassword: 'Fresh-Start-77' };
    await byPassword.device.client(settingsContract).changePassword(change);
    expect(await save(byPassword.device, 'laptop')).toMatchObject({ isTrustedDevice: false });
    const { device, user } = await begin(danaOyelaran.email, 'phone');
    await device.adopt(await verify(device, user, await lastCode()));
    expect(await save(device, 'phone')).toMatchObject({ isTrustedDevice: true });
    const known = await device.client(deviceContract).getDeviceInfo();
    expect(known.map(({ isTrustedDevice }) => isTrustedDevice)).toEqual([true]);
  });

  it('are listed and forgotten, and their sessions end with that [profile-017] [profile-018]', async () => {
    const phone = await begin(mayaTorres.email, 'phone');
    const laptop = await begin(mayaTorres.email, 'laptop');
    await laptop.device.client(deviceContract).saveDeviceInfo(record('laptop'));
    const known = await phone.device.client(deviceContract).getDeviceInfo();
    expect(
      known.map(({ deviceID, browserName, isCurrentDevice }) => [deviceID, browserName, isCurrentDevice]),
    ).toEqual([
      ['phone', null, true],
      ['laptop', 'Firefox', false],
    ]);
    const id = known[1]?.id ?? 0;
    const stranger = await begin(samWhitfield.email);
    await expect(stranger.device.client(deviceContract).deleteDeviceInfo({ id })).rejects.toMatchObject({
      code: 'DeviceNotFound',
    });
    expect(await phone.device.client(deviceContract).deleteDeviceInfo({ id })).toBe(true);
    await expect(fundsOf(laptop.device)).rejects.toMatchObject({ code: 'SessionExpire' });
    expect((await fundsOf(phone.device)).currency).toBe('USD');
  });

  it('tell where their session is used from, and take a push token [session-030] [profile-009]', async () => {
    const { device, user } = await begin(mayaTorres.email, 'phone');
    const info = {
      id: user.userID,
      deviceID: 'phone',
      latitude: '40.7',
      longitude: '-74.0',
      userAgent: 'test',
    };
    const calls = device.client(deviceContract);
    expect(await calls.updatePlugSessionInfo({ ...info, EventType: 'save instrument' })).toBe(true);
    const [kept] = await sandbox.db.select().from(sessions).where(eq(sessions.id, user.sessionID));
    expect(kept?.plugInfo).toEqual({ ...info, EventType: 'save instrument' });
    expect(await calls.saveGCMToken({ deviceId: 'phone', gcmToken: 'push' })).toBe(true);
  });
});

describe('a password', () => {
  it('that has to be changed is changed without the old one, by nobody else [session-033]', async () => {
    const { device, user } = await begin(inesCarvalho.email);
    expect(user.forcePasswordChange).toBe(true);
    const change = (newPassword: string) =>
      device.client(settingsContract).forceChangePassword({ newPassword });
    await expect(change('short')).rejects.toMatchObject({ code: 'PasswordPolicy' });
    await expect(change(seedPassphrase)).rejects.toMatchObject({ code: 'PasswordReused' });
    expect(await change('Fresh-Start-77')).toBe(true);
    expect((await begin(inesCarvalho.email, 'device', 'Fresh-Start-77')).user.forcePasswordChange).toBe(
      false,
    );
    const maya = await begin(mayaTorres.email);
    await expect(
      maya.device.client(settingsContract).forceChangePassword({ newPassword: 'Fresh-Start-77' }),
    ).rejects.toMatchObject({ code: 'InvalidRequest' });
  });

  it('is changed with the old one, and every other session ends [profile-010]', async () => {
    const [one, two] = [await begin(mayaTorres.email), await begin(mayaTorres.email)];
    const change = (oldPassword: string) =>
      one.device.client(settingsContract).changePassword({ oldPassword, newPassword: 'Fresh-Start-77' });
    await expect(change('nope')).rejects.toMatchObject({ code: 'InvalidPassword' });
    expect(await change(seedPassphrase)).toBe(true);
    expect((await begin(mayaTorres.email, 'device', 'Fresh-Start-77')).user.userID).toBe(mayaTorres.id);
    expect((await fundsOf(one.device)).currency).toBe('USD');
    await expect(fundsOf(two.device)).rejects.toMatchObject({ code: 'SessionExpire' });
  });
});

describe('what is asked of a new password', () => {
  it('is the server’s to say, to whoever is signed in and to whoever signs up [validation-010]', async () => {
    const { device } = await begin(mayaTorres.email);
    expect(await device.client(settingsContract).getPasswordPolicy()).toEqual(passwordPolicy);
    expect(await sandbox.device().client(settingsContract).getPasswordPolicy()).toEqual(passwordPolicy);
  });
});

describe('what is kept with a person', () => {
  it('is the language, which startup data say and a later sign-in does not change [profile-013]', async () => {
    const { device } = await begin(mayaTorres.email);
    expect(await device.client(settingsContract).setLanguage({ language: 'es' })).toBe(true);
    const again = await begin(mayaTorres.email);
    const shared = { IncludeShared: true, LivelyModule: 2 };
    expect(await again.device.client(startupContract).startupDataV2(shared)).toContainEqual({
      key: 'Language',
      value: 'es',
    });
  });

  it('is the state that they live in, which ends the question for it [session-050] [profile-008]', async () => {
    const { device, user } = await begin(omarHaddad.email);
    expect(user.isStateExpired).toBe(true);
    const save = (residentialState: string) =>
      device.client(placeContract).saveResidentialState({ residentialState });
    await expect(save('ZZ')).rejects.toMatchObject({ code: 'InvalidRequest' });
    expect(await save('IL')).toBe(true);
    expect((await begin(omarHaddad.email)).user.isStateExpired).toBe(false);
  });

  it('is a state with a document of its own only for whoever has agreed to that [session-050]', async () => {
    const { device } = await begin(omarHaddad.email);
    const save = () => device.client(placeContract).saveResidentialState({ residentialState: 'CA' });
    await expect(save()).rejects.toMatchObject({ code: 'StateDocumentsRequired' });
    const { getContractByType, saveContract } = device.client(contractsContract);
    const asked = { id: 0, contractType: 305, isCardContract: false, userSentBrandingType: 0 } as const;
    const { contracts } = await getContractByType(asked);
    expect(contracts.map(({ contractTitle }) => contractTitle)).toEqual([
      'California: early pay disclosures',
    ]);
    for (const { id, contractType } of contracts)
      await saveContract({ id, contractType, userSentBrandingType: 0 });
    expect(await save()).toBe(true);
  });

  it('is the product, and early pay is for those with an employer [startup-021]', async () => {
    const { device } = await begin(mayaTorres.email);
    const direct = await device.client(placeContract).switchProduct({ type: '10' });
    expect(direct.userType).toBe(10);
    expect((await device.client(businessContract).createToken({ deviceId: 'device' })).userType).toBe(10);
    const sam = await begin(samWhitfield.email);
    await expect(sam.device.client(placeContract).switchProduct({ type: '4' })).rejects.toMatchObject({
      httpStatus: 403,
    });
  });

  it('is found by their own number alone [session-034]', async () => {
    const { device } = await begin(mayaTorres.email);
    const find = (mobileNumber: string) =>
      device.client(pinContract).getUsers({ userID: 0, dialingCode: '1', mobileNumber });
    expect(await find(mayaTorres.mobile)).toMatchObject([{ userID: mayaTorres.id }]);
    expect(await find(omarHaddad.mobile)).toEqual([]);
  });
});
