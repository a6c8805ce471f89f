import { businessContract } from '@dayfare/api/session/business-contract';
import { sessionContract } from '@dayfare/api/session/contract';
import { deviceContract } from '@dayfare/api/session/device-contract';
import { onLogoutAction } from '@dayfare/domain/session';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../../../bench/device.ts';
import { seedPassphrase } from '../../../seeds/index.ts';
import { camilleTremblay } from '../../../seeds/people/camille-tremblay.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { issueOauthToken } from '../sessions/oauth.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, camilleTremblay] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A device whose browser says what it is. */
const withAgent = (agent: string) =>
  createDevice('http://localhost', (request) => {
    request.headers.set('user-agent', agent);
    return sandbox.answer(request);
  });

/** Maya, signed in on a telephone and, a minute later, on a computer. */
async function onTwo() {
  const telephone = withAgent(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  );
  await telephone.signIn(mayaTorres.email, seedPassphrase, 'telephone');
  sandbox.clock.ms += 60_000;
  const computer = withAgent(chromeOnWindows);
  await computer.signIn(mayaTorres.email, seedPassphrase, 'computer');
  return { telephone, computer };
}

const listed = (device: Device) => device.client(deviceContract).getDeviceInfo();
const isIn = (device: Device) =>
  listed(device).then(
    () => true,
    () => false,
  );
async function idOf(device: Device, deviceID: string): Promise<number> {
  const found = (await listed(device)).find((one) => one.deviceID === deviceID);
  if (!found?.id) throw new Error(`${deviceID} is not in the list.`);
  return found.id;
}

describe('the list of devices', () => {
  it('says which this one is, what the others are, and where and when they were last used', async () => {
    const { telephone, computer } = await onTwo();
    const devices = await listed(telephone);
    expect(devices.map(({ deviceID }) => deviceID)).toEqual(['telephone', 'computer']);
    const [here, other] = devices;
    expect(here).toMatchObject({ isCurrentDevice: true, isSignedIn: true, platformName: 'iOS' });
    expect(other).toMatchObject({
      isCurrentDevice: false,
      isSignedIn: true,
      browserName: 'Chrome',
      platformName: 'Windows',
      deviceType: 'Web',
      address: expect.stringMatching(/^[\d.:a-f]+$/),
      lastUpdatedAt: new Date(sandbox.clock.ms).toISOString(),
    });
    await computer
      .client(sessionContract)
      .revokeUserToken({ isLogOutFromAllDevices: false, deviceId: 'computer' });
    expect((await listed(telephone))[1]).toMatchObject({ isSignedIn: false, isTrustedDevice: true });
  });

  it('shows a session that is over because nobody used it as signed out', async () => {
    const { telephone } = await onTwo();
    sandbox.clock.ms += 400_000;
    expect((await listed(telephone))[1]).toMatchObject({ deviceID: 'computer', isSignedIn: true });
    sandbox.clock.ms += 90_000;
    expect((await listed(telephone))[1]).toMatchObject({ deviceID: 'computer', isSignedIn: false });
  });

  it('shows each of two sessions that claim to be on the same device, and ends the other with all others', async () => {
    const { telephone } = await onTwo();
    const thief = withAgent(chromeOnWindows);
    await thief.signIn(mayaTorres.email, seedPassphrase, 'telephone');
    const rows = await listed(telephone);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ deviceID: 'telephone', isCurrentDevice: true, platformName: 'iOS' });
    expect(rows).toContainEqual(
      expect.objectContaining({ id: null, isSignedIn: true, platformName: 'Windows' }),
    );
    await telephone
      .client(sessionContract)
      .revokeUserToken({ isLogOutFromAllDevices: true, exceptThisDevice: true, deviceId: 'telephone' });
    expect([await isIn(telephone), await isIn(thief)]).toEqual([true, false]);
  });

  it('has a session that a partner opened without a word about the device, until the device says what it is', async () => {
    const { telephone } = await onTwo();
    const handed = sandbox.device();
    await isIn(handed);
    const token = await issueOauthToken(sandbox.db, mayaTorres.id, sandbox.server.clock.real());
    await handed.adopt(await handed.client(businessContract).getOuathUserByToken({ token }));
    expect(await listed(telephone)).toContainEqual(
      expect.objectContaining({ id: null, isSignedIn: true, isCurrentDevice: false }),
    );
    await handed.client(deviceContract).saveDeviceInfo({
      recordDateTime: new Date(sandbox.clock.ms).toISOString(),
      appState: 0,
      clientMachine: { DeviceId: 'handed-over' },
    });
    const devices = await listed(handed);
    expect(devices[0]).toMatchObject({ deviceID: 'handed-over', isCurrentDevice: true });
    expect(devices.some(({ id }) => id === null)).toBe(false);
  });
});

describe('signing another device out [session-046]', () => {
  it.each([
    ['Logout', { isTrustedDevice: true, isSignedIn: false }],
    ['DontRecognize', { isTrustedDevice: false, isSignedIn: false }],
  ] as const)('%s ends its sessions and keeps it in the list', async (name, then) => {
    const { telephone, computer } = await onTwo();
    const id = await idOf(telephone, 'computer');
    await telephone.client(deviceContract).logOutDevice({ id, onLogoutAction: onLogoutAction.toWire(name) });
    expect(await isIn(computer)).toBe(false);
    expect((await listed(telephone))[1]).toMatchObject({ deviceID: 'computer', ...then });
  });

  it('Remove ends its sessions and takes it from the list', async () => {
    const { telephone, computer } = await onTwo();
    await telephone.client(deviceContract).deleteDeviceInfo({ id: await idOf(telephone, 'computer') });
    expect(await isIn(computer)).toBe(false);
    expect(await listed(telephone)).toHaveLength(1);
  });

  it('is refused for a device of another person', async () => {
    const { telephone } = await onTwo();
    const other = sandbox.device();
    await other.signIn(camilleTremblay.email, seedPassphrase, 'other');
    const id = await idOf(other, 'other');
    const { logOutDevice, deleteDeviceInfo } = telephone.client(deviceContract);
    await expect(logOutDevice({ id, onLogoutAction: 2 })).rejects.toMatchObject({ code: 'DeviceNotFound' });
    await expect(deleteDeviceInfo({ id })).rejects.toMatchObject({ code: 'DeviceNotFound' });
  });
});

describe('signing out of all other devices', () => {
  it('ends every other session and the trust in every other device, and leaves this one', async () => {
    const { telephone, computer } = await onTwo();
    await telephone
      .client(sessionContract)
      .revokeUserToken({ isLogOutFromAllDevices: true, exceptThisDevice: true, deviceId: 'telephone' });
    expect([await isIn(telephone), await isIn(computer)]).toEqual([true, false]);
    expect(await listed(telephone)).toMatchObject([
      { deviceID: 'telephone', isTrustedDevice: true, isSignedIn: true },
      { deviceID: 'computer', isTrustedDevice: false, isSignedIn: false },
    ]);
  });

  it('ends this one too where it is asked for [session-029]', async () => {
    const { telephone, computer } = await onTwo();
    await telephone
      .client(sessionContract)
      .revokeUserToken({ isLogOutFromAllDevices: true, deviceId: 'telephone' });
    expect([await isIn(telephone), await isIn(computer)]).toEqual([false, false]);
  });
});
