import { contractsContract } from '@dayfare/api/contracts/contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import { sessionContract, type WireCurrentUser } from '@dayfare/api/session/contract';
import { deviceContract } from '@dayfare/api/session/device-contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { placeContract } from '@dayfare/api/startup/place-contract';
import { contractType, termsContracts } from '@dayfare/domain/contracts';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../bench/device.ts';
import { intend, perform } from '../../bench/transfer.ts';
import { seedPassphrase } from '../../seeds/index.ts';
import { aishaFarouk } from '../../seeds/people/aisha-farouk.ts';
import { danaOyelaran } from '../../seeds/people/dana-oyelaran.ts';
import { graceNakamura } from '../../seeds/people/grace-nakamura.ts';
import { inesCarvalho } from '../../seeds/people/ines-carvalho.ts';
import { kofiMensah } from '../../seeds/people/kofi-mensah.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { omarHaddad } from '../../seeds/people/omar-haddad.ts';
import type { Seed } from '../../seeds/seed.ts';
import { openSandbox } from '../../testing/open.ts';
import { instruments, transactions } from '../money/core/tables.ts';
import { sessions } from './sessions/session-tables.ts';
import { employers } from './tables.ts';

const sandbox = await openSandbox({
  seeds: [mayaTorres, aishaFarouk, danaOyelaran, graceNakamura, inesCarvalho, kofiMensah, omarHaddad],
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { code: string }) => error.code,
  );

async function begin(seed: Seed): Promise<{ device: Device; user: WireCurrentUser }> {
  const device = sandbox.device();
  return { device, user: await device.signIn(seed.email, seedPassphrase) };
}

const countOf = async () => (await sandbox.db.select({ id: transactions.id }).from(transactions)).length;

/** What a person tries who leaves the app's steps out and makes the calls by hand. Gives what the last call that was answered at all said. */
async function moveMoney(device: Device, { id }: Seed): Promise<string> {
  const [instrument] = await sandbox.db.select().from(instruments).where(eq(instruments.employeeId, id));
  const intent = intend(device, 20, instrument?.id ?? 0);
  return codeOf(intent.then((agreed) => perform(device, agreed, () => undefined)));
}

/** Calls that belong to no step. */
const others: Readonly<Record<string, (device: Device) => Promise<unknown>>> = {
  funds: (device) => device.client(moneyContract).getAvailableFunds(),
  instruments: (device) => device.client(moneyContract).getInstruments(),
  'change of password': (device) =>
    device
      .client(settingsContract)
      .changePassword({ oldPassword: seedPassphrase, newPassword: 'Sunday-Walk-77!' }),
  'two-factor settings': (device) =>
    device
      .client(settingsContract)
      .saveDualFactorSettings({ isDualFactorEnabled: false, sentPinToEmail: true }),
  devices: (device) => device.client(deviceContract).getDeviceInfo(),
  product: (device) => device.client(placeContract).switchProduct({ type: '10' }),
};

const steps = [
  ['a state that has expired', omarHaddad, 'StateRequired'],
  ['a password that has to be changed', inesCarvalho, 'PasswordChangeRequired'],
  ['terms that were not accepted', graceNakamura, 'TermsRequired'],
  ['an employer that was not chosen', aishaFarouk, 'BusinessNotChosen'],
  ['a PIN that was not entered', danaOyelaran, 'PinRequired'],
] as const;

describe.each(steps)('%s', (_, seed, code) => {
  it('keeps money where it is, also when the calls are made without the app', async () => {
    const before = await countOf();
    const { device } = await begin(seed);
    expect(await moveMoney(device, seed)).toBe(code);
    expect(await countOf()).toBe(before);
  });

  it('keeps everything else shut, and lets people sign out', async () => {
    const { device } = await begin(seed);
    for (const [name, call] of Object.entries(others))
      expect([name, await codeOf(call(device))]).toEqual([name, code]);
    const out = { isLogOutFromAllDevices: false, deviceId: 'device' };
    expect(await device.client(sessionContract).revokeUserToken(out)).toBe(true);
    expect(await codeOf(device.client(moneyContract).getInstruments())).toBe('SessionExpire');
  });
});

describe('a step that is taken', () => {
  const startupData = (device: Device) =>
    device.client(startupContract).startupDataV2({ IncludeShared: true, LivelyModule: 6 });
  const advance = async (device: Device) =>
    device.adopt(await device.client(businessContract).createToken({ deviceId: 'device' }));

  it('opens the rest, for a state', async () => {
    const { device } = await begin(omarHaddad);
    await startupData(device);
    await device.client(placeContract).saveResidentialState({ residentialState: 'IL' });
    await advance(device);
    expect(await moveMoney(device, omarHaddad)).toBe('answered');
  });

  it('opens the rest, for a password', async () => {
    const { device } = await begin(inesCarvalho);
    await startupData(device);
    const settings = device.client(settingsContract);
    await settings.getPasswordPolicy();
    await settings.forceChangePassword({ newPassword: 'Fresh-Start-77' });
    await advance(device);
    expect(await moveMoney(device, inesCarvalho)).toBe('answered');
  });

  it('opens the rest, for the terms', async () => {
    const { device } = await begin(graceNakamura);
    const calls = device.client(contractsContract);
    const { contracts } = await calls.getListOfContracts({
      contracts: termsContracts.map((type) => ({
        ...{ id: 0, isCardContract: false, userSentBrandingType: 0 },
        contractType: contractType.toWire(type),
      })),
    });
    for (const { id, contractType } of contracts)
      await calls.saveContract({ id, contractType, userSentBrandingType: 0 });
    await advance(device);
    expect(await moveMoney(device, graceNakamura)).toBe('answered');
  });

  it('opens the rest, for an employer', async () => {
    const { device } = await begin(aishaFarouk);
    const switched = await device
      .client(businessContract)
      .switchBusinesses({ BusinessID: 508, DeviceInfo: { DeviceId: 'device' } });
    await device.adopt(switched);
    expect(await moveMoney(device, aishaFarouk)).toBe('answered');
  });
});

describe('a PIN that was not entered', () => {
  it('leaves the other sessions of the person alone', async () => {
    const { device } = await begin(danaOyelaran);
    const revoke = device.client(sessionContract).revokeUserToken;
    const everywhere = { isLogOutFromAllDevices: true, deviceId: 'device' };
    expect(await codeOf(revoke(everywhere))).toBe('PinRequired');
    const open = await sandbox.db.select().from(sessions).where(isNull(sessions.revokedAt));
    expect(open).toHaveLength(1);
  });
});

describe('single sign-on', () => {
  it('gives nobody a session by password', async () => {
    const device = sandbox.device();
    await device.client(startupContract).getConfigurationSettings();
    const answer = await device.client(sessionContract).loginM({
      ...{ identifier: kofiMensah.email, identifierType: 'EmailAddress', password: seedPassphrase },
      ...{ deviceId: 'device', deviceType: 'Web' },
    });
    expect(answer).toMatchObject({ ssoLoginRequired: true, ssoPartnerID: 41 });
    expect([answer.authToken, answer.signingKey, answer.sessionID]).toEqual(['', '', '']);
    expect([answer.firstName, answer.emailAddress, answer.mobileNumber]).toEqual([null, null, null]);
    expect(await sandbox.db.select().from(sessions)).toEqual([]);
  });

  it('shuts the sessions that were opened by password before the employer asked for it', async () => {
    const { device } = await begin(mayaTorres);
    expect(await codeOf(device.client(moneyContract).getInstruments())).toBe('answered');
    await sandbox.db.update(employers).set({ ssoPartnerId: 41 }).where(eq(employers.id, 501));
    expect(await moveMoney(device, mayaTorres)).toBe('SsoRequired');
    const out = { isLogOutFromAllDevices: false, deviceId: 'device' };
    expect(await device.client(sessionContract).revokeUserToken(out)).toBe(true);
  });
});
