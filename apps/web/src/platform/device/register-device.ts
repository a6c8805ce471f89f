import { deviceContract } from '@dayfare/api/session/device-contract';
import { sendsPlugSessionInfo } from '@dayfare/domain/session';
import type { App } from '../app-context/app.ts';
import { deviceId } from '../session/device.ts';
import { readLocal } from '../storage/local-values.ts';

const position = (local: Storage, key: 'clientLatitude' | 'clientLongitude') => {
  const value = readLocal(local, key);
  return value === null ? {} : { [key === 'clientLatitude' ? 'latitude' : 'longitude']: String(value) };
};

/** For old native apps, reports where their sessions are used from. */
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

/** Sends the device's information to the server. */
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

/** Whether push tokens are requested in one batch. The documents don't name the key; it is ours. */
const batchKey = 'EnableNativePushTokenBatch';

/** The device's push tokens: in one batch if the configuration and the shell support it. */
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

/** Reports the device someone signed in on to the server. Never rejects: the app works without it. */
export async function registerDevice(app: App): Promise<void> {
  await Promise.allSettled([sendPlugSession(app), saveDeviceInfo(app), savePushTokens(app)]);
}
