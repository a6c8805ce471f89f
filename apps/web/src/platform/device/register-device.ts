import { deviceContract } from '@dayfare/api/session/device-contract';
import { sendsPlugSessionInfo } from '@dayfare/domain/session';
import type { App } from '../app-context/app.ts';
import { deviceId } from '../session/device.ts';
import { readLocal } from '../storage/local-values.ts';

const position = (local: Storage, key: 'clientLatitude' | 'clientLongitude') => {
  const value = readLocal(local, key);
  return value === null ? {} : { [key === 'clientLatitude' ? 'latitude' : 'longitude']: String(value) };
};

/** Old native apps are followed by where their sessions are used from. */
async function sendPlugSession({ api, device, session, local }: App): Promise<void> {
  const shell = device.shell.get();
  const id = session.current()?.user.userID;
  if (id === undefined || !shell || shell.platform === 'web') return;
  if (!sendsPlugSessionInfo({ platform: shell.platform, build: shell.build })) return;
  await api.client(deviceContract).updatePlugSessionInfo({
    id,
    deviceID: deviceId(local),
    ...position(local, 'clientLatitude'),
    ...position(local, 'clientLongitude'),
    userAgent: navigator.userAgent.slice(0, 600),
  });
}

/** Keeps what the device says of itself with the server. */
async function saveDeviceInfo({ api, device, session, local }: App): Promise<void> {
  const { platform, appVersion, systemVersion, manufacturer, model } = await device.ask('device.info', {});
  await api.client(deviceContract).saveDeviceInfo({
    recordDateTime: new Date().toISOString(),
    appState: platform === 'web' ? 0 : 1,
    userAgent: navigator.userAgent.slice(0, 300),
    operatingSystem: platform,
    operatingSystemVersion: systemVersion,
    device: model,
    deviceVersion: appVersion,
    clientMachine: {
      DeviceId: deviceId(local),
      HardwareModel: model,
      HardwareVendor: manufacturer,
      IsMobile: platform !== 'web',
      PlatformName: platform,
      PlatformVersion: systemVersion,
      UserID: session.current()?.user.userID,
    },
  });
}

/** Whether push tokens are asked for all at once. The documents don't name the key: it is ours. */
const batchKey = 'EnableNativePushTokenBatch';

/** The tokens under which the device gets notifications: all at once where the configuration wants that and the shell can. */
async function pushTokens({ device, startup }: App): Promise<readonly string[]> {
  const isBatch = startup.configuration.get().value(batchKey) === '1';
  if (isBatch && device.can('pushBatch'))
    return (await device.ask('push.tokens', {})).tokens.map(({ token }) => token);
  return device.can('push') ? [(await device.ask('push.token', {})).token] : [];
}

async function savePushTokens(app: App): Promise<void> {
  const calls = app.api.client(deviceContract);
  for (const gcmToken of await pushTokens(app))
    await calls.saveGCMToken({ deviceId: deviceId(app.local), gcmToken });
}

/** Tells the server of the device that somebody has signed in on. Never rejects: the app works without all of it. */
export async function registerDevice(app: App): Promise<void> {
  await Promise.allSettled([sendPlugSession(app), saveDeviceInfo(app), savePushTokens(app)]);
}
