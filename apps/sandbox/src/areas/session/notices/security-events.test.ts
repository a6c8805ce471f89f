import { accountsContract } from '@dayfare/api/money/accounts/accounts-contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { pauseOrCloseContract } from '@dayfare/api/money/settings/pause-or-close-contract';
import { profileContract } from '@dayfare/api/profile/contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import { sessionContract, type WireCurrentUser } from '@dayfare/api/session/contract';
import { deviceContract } from '@dayfare/api/session/device-contract';
import { forgotContract } from '@dayfare/api/session/forgot-contract';
import { passkeyContract } from '@dayfare/api/session/passkey-contract';
import { pinContract } from '@dayfare/api/session/pin-contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { desc, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { intend, perform } from '../../../bench/transfer.ts';
import { settingsFrom } from '../../../platform/http/settings.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { seedPassphrase } from '../../../seeds/index.ts';
import { danaOyelaran } from '../../../seeds/people/dana-oyelaran.ts';
import { kofiMensah } from '../../../seeds/people/kofi-mensah.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { createBrowser } from '../../../testing/browser.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove as proveAs } from '../../../testing/prove.ts';
import { softwarePasskey } from '../../../testing/software-passkey.ts';
import { securityEvents } from '../sessions/session-tables.ts';
import { type SecurityEventKind, securityEventKinds } from './security-events.ts';

const sandbox = await openSandbox({
  seeds: [mayaTorres, danaOyelaran, kofiMensah, samWhitfield],
  settings: settingsFrom({ STEP_UP_AMOUNT: '20' }),
});
afterAll(() => sandbox.close());
const origin = `http://127.0.0.1:${await sandbox.listen(0)}`;

const typed = { password: 'Wrong-Walk-11!', next: 'Sunday-Walk-77!', last: 'Monday-Walk-88!' };
const secrets: string[] = [...Object.values(typed), seedPassphrase];

async function code(): Promise<string> {
  const [message] = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  const found = /\d{6}/.exec(message?.body ?? '')?.[0] ?? 'none';
  secrets.push(found);
  return found;
}

const refused = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ name: 'ApiError' });

const other = (right: string) => (right === '000000' ? '000001' : '000000');

const typedAccount = {
  ...{ id: 0, displayText: '', instrumentType: 1, instrumentSubType: 4, isDefaultSelected: false },
  imageName: '',
  bankAccount: { routingNumber: '129900036', accountNumber: '0001232210', bankAccountType: 0 },
};

async function prove(device: Device, type: (right: string) => string = (right) => right) {
  const pins = device.client(pinContract);
  await pins.resendPin({ sentPinID: 0, sentPinIDString: '', sentPinToEmail: false });
  const proof = { userID: 0 as const, dialingCode: '1', mobileNumber: mayaTorres.mobile };
  await pins.verifyDualFactorAuthenticationPin({ ...proof, pinCode: type(await code()) });
}

async function signIn(device: Device, password: string, { email }: { readonly email: string } = mayaTorres) {
  const user: WireCurrentUser = await device.signIn(email, password);
  secrets.push(user.authToken, user.signingKey);
  return user;
}

/** Adds a passkey, removes it, and tries it after that. */
async function comeAndGoWithPasskey(device: Device) {
  await sandbox.app.request('http://localhost/sandbox/configuration', {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ EnablePasskeys: '1' }),
  });
  const passkey = softwarePasskey();
  const calls = device.client(passkeyContract);
  const { challenge } = await calls.beginPasskey();
  await calls.savePasskey({ name: 'Phone', credential: passkey.make(challenge) });
  await prove(device);
  await calls.deletePasskey({ id: passkey.id });
  const stranger = sandbox.device().client(passkeyContract);
  const asked = await stranger.beginPasskeySignIn();
  const credential = passkey.sign({ challenge: asked.challenge });
  await refused(stranger.loginWithPasskey({ credential, deviceId: 'device', deviceType: 'Web' }));
}

/** Changes name, e-mail address and number of someone on their own. */
async function changeProfile(device: Device) {
  const profile = device.client(profileContract);
  const { addressLine1, addressLine2, city, postalCode, lastName, version } = await profile.getProfile();
  const named = { firstName: 'Samuel', middleName: '', lastName };
  await proveAs(sandbox, device, samWhitfield);
  await profile.saveProfileDetails({ ...named, addressLine1, addressLine2, city, postalCode, version });
  await proveAs(sandbox, device, samWhitfield, true);
  const emailAddress = 'samuel@example.com';
  await profile.sendContactCode({ emailAddress });
  await profile.saveProfile({ emailAddress, pinCode: await code() });
  await proveAs(sandbox, device, samWhitfield);
  const phone = { dialingCode: '1', mobileNumber: '2025550987' };
  await profile.sendContactCode(phone);
  await profile.saveProfile({ ...phone, pinCode: await code() });
}

/** Everything that can happen to accounts, over HTTP. */
async function liveThroughAll() {
  const device = sandbox.device();
  await refused(signIn(device, typed.password));
  await signIn(device, seedPassphrase);
  const money = device.client(moneyContract);
  const [place] = (await money.getInstruments()).instruments;
  const large = await intend(device, 25, place?.id ?? 0);
  await refused(perform(device, large, () => undefined));
  await refused(prove(device, other));
  await prove(device);
  await perform(device, large, () => undefined);
  await sandbox.advance(5 * 60_000);
  await prove(device);
  const accounts = device.client(accountsContract);
  const added = await accounts.saveInstrument(typedAccount, { context: { idempotencyKey: 'an-account' } });
  await sandbox.advance(5 * 60_000);
  await prove(device);
  await accounts.deleteInstrument({ id: added.instruments.at(-1)?.id ?? 0, instrumentType: 1 });
  await sandbox.advance(5 * 60_000);
  await prove(device);
  await comeAndGoWithPasskey(device);
  await sandbox.advance(5 * 60_000);
  await prove(device);
  const settings = device.client(settingsContract);
  await settings.saveDualFactorSettings({ isDualFactorEnabled: true, sentPinToEmail: false });
  await refused(settings.changePassword({ oldPassword: typed.password, newPassword: typed.next }));
  await settings.changePassword({ oldPassword: seedPassphrase, newPassword: typed.next });
  const [known] = await device.client(deviceContract).getDeviceInfo();
  const session = device.client(sessionContract);
  await session.revokeUserToken({ isLogOutFromAllDevices: false, deviceId: 'device' });

  // Someone who is signed out asks, on another device.
  const forgot = sandbox.device().client(forgotContract);
  const asked = { identifier: mayaTorres.mobile, identifierType: 'MobileNumber' } as const;
  const { sentPinIDString } = await forgot.forgotPassword(asked);
  const pinCode = await code();
  await refused(forgot.resetPassword({ sentPinIDString, pinCode: other(pinCode), newPassword: typed.last }));
  await forgot.resetPassword({ sentPinIDString, pinCode, newPassword: typed.last });

  const dana = sandbox.device();
  await signIn(dana, seedPassphrase, danaOyelaran);
  const handed = await sandbox.app.request('http://localhost/sandbox/oauth-tokens', {
    ...{ method: 'POST', body: JSON.stringify({ email: mayaTorres.email }) },
  });
  const { token } = (await handed.json()) as { token: string };
  secrets.push(token);
  const again = sandbox.device();
  await again.client(startupContract).getConfigurationSettings();
  const user = await again.client(businessContract).getOuathUserByToken({ token });
  await again.adopt(user);
  secrets.push(user.authToken, user.signingKey);
  const opened = await again.client(pinContract).verifyMachinePin({
    verifyPinInfo: {
      ...{ userID: user.userID, isLoginCall: true, pinCode: await lastPinOf(user), pinType: 0 },
      ...{ deviceType: 'Web', sentPinIDString: user.sentPinIDString ?? '', sentPinID: user.sentPinID ?? 0 },
      ...{ mobileNumber: user.mobileNumber ?? '', dialingCode: '1', sentPinDisplayText: '' },
      ...{ sentPinToEmail: false, deviceID: 'phone' },
    },
  });
  await again.adopt(opened);
  secrets.push(opened.authToken, opened.signingKey);
  await again.client(deviceContract).logOutDevice({ id: known?.id ?? 0, onLogoutAction: 2 });
  await again.client(deviceContract).deleteDeviceInfo({ id: String(known?.id ?? 0) });
  await again
    .client(sessionContract)
    .revokeUserToken({ isLogOutFromAllDevices: true, exceptThisDevice: true, deviceId: 'phone' });
  await again.client(sessionContract).revokeUserToken({ isLogOutFromAllDevices: true, deviceId: 'phone' });

  await signInAtWork('pat.moss');
  await signInAtWork(kofiMensah.userName);
  const led = await sandbox
    .device()
    .client(sessionContract)
    .loginM({
      ...{ identifier: kofiMensah.email, identifierType: 'EmailAddress', password: seedPassphrase },
      ...{ deviceId: 'device', deviceType: 'Web' },
    });
  expect(led.ssoLoginRequired).toBe(true);
  const leaving = await sandbox.signedIn(samWhitfield);
  await changeProfile(leaving);
  await sandbox.advance(5 * 60_000);
  await proveAs(sandbox, leaving, { mobile: '2025550987' });
  await leaving.client(pauseOrCloseContract).closeService({ isConfirmed: true });
}

async function lastPinOf({ userID }: WireCurrentUser): Promise<string> {
  const messages = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id));
  const sent = messages.find(
    ({ employeeId, body }) => employeeId === userID && body.startsWith('Your Dayfare code is'),
  );
  const found = /\d{6}/.exec(sent?.body ?? '')?.[0] ?? 'none';
  secrets.push(found);
  return found;
}

async function signInAtWork(login: string) {
  const browser = createBrowser(origin);
  const page = await browser.open(`${origin}/api/sso/41`);
  const consent = await browser.send(page, { step: 'login', login, password: seedPassphrase });
  return browser.send(consent, { step: 'consent' });
}

await liveThroughAll();
const show = async (query = '', accept = 'text/html') =>
  sandbox.app.request(`http://localhost/sandbox/security-events${query}`, { headers: { accept } });

describe('security events', () => {
  it('are written for everything of their list that happens', async () => {
    const rows = await sandbox.db.select({ kind: securityEvents.kind }).from(securityEvents);
    const written = new Set(rows.map(({ kind }) => kind as SecurityEventKind));
    expect(securityEventKinds.filter((kind) => !written.has(kind))).toEqual([]);
  });

  it.each([
    ['changed', sql`update security_events set kind = 'signedIn'`],
    ['removed', sql`delete from security_events`],
    ['emptied', sql`truncate security_events`],
    ['emptied along with others', sql`truncate security_events, nonces cascade`],
  ])('are never %s: the database refuses', async (_, statement) => {
    const before = await sandbox.db.$count(securityEvents);
    await expect(sandbox.asOwner((tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: { message: 'security events are append-only' },
    });
    expect(await sandbox.db.$count(securityEvents)).toBe(before);
  });

  it('are shown without any code, token, password, name or address of a person', async () => {
    const page = await (await show()).text();
    const data = await (await show('', 'application/json')).text();
    expect(page).toContain('Large transfer confirmed by a code');
    const people = [mayaTorres, danaOyelaran, kofiMensah];
    const personal = people.flatMap(({ email, mobile, userName }) => [email, mobile, userName]);
    expect(secrets.length).toBeGreaterThan(12);
    const shown = `${page}${data}`.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
    for (const secret of [...secrets, ...personal]) expect(shown).not.toContain(secret);
  });

  it('can be read for one person, and page by page', async () => {
    const one = await (await show(`?person=${danaOyelaran.id}`, 'application/json')).json();
    expect(one.events.length).toBeGreaterThan(0);
    expect(new Set(one.events.map((event: { employeeId: number }) => event.employeeId))).toEqual(
      new Set([danaOyelaran.id]),
    );
    const [newest] = (await (await show('', 'application/json')).json()).events;
    const next = await (await show(`?before=${newest.id}`, 'application/json')).json();
    expect(next.events[0].id).toBeLessThan(newest.id);
    expect((await show('?person=%27;drop&before=-1')).status).toBe(200);
  });
});
