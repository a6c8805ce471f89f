import { notificationsContract } from '@dayfare/api/connect/notifications/notifications-contract';
import { deviceContract } from '@dayfare/api/session/device-contract';
import { userType } from '@dayfare/domain/access';
import { sendsPlugSessionInfo } from '@dayfare/domain/session';
import type { App } from '../app-context/app.ts';
import { deviceId } from '../session/device.ts';
import { reportPlugSession } from './plug-session.ts';

/** For old native apps, reports where their sessions are used from. */
async function sendPlugSession(app: App): Promise<void> {
  const shell = app.device.shell.get();
  if (!shell || shell.platform === 'web') return;
  if (sendsPlugSessionInfo({ platform: shell.platform, build: shell.build })) await reportPlugSession(app);
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

/** How Connect numbers what a device is. The documents name the field, and no numbers. */
const deviceTypes = { web: 0, ios: 1, android: 2 } as const;

/** Reports under which tokens the device gets notifications: to the server, and to Connect for users with an employer. */
export async function savePushTokens(
  { api, device, local, session }: App,
  tokens: readonly string[],
): Promise<void> {
  const user = session.current()?.user;
  if (!user) return;
  const userID = user.userID;
  const isAtWork = userType.fromWire(user.userType) === 'User' && user.businessId > 0;
  const deviceType = deviceTypes[device.shell.get()?.platform ?? 'web'];
  for (const token of tokens) {
    await api.client(deviceContract).saveGCMToken({ deviceId: deviceId(local), gcmToken: token });
    if (isAtWork)
      await api.client(notificationsContract).saveUpdateUserGCMToken({
        ...{ deviceType, userID, registrationToken: token, appState: 1, updatedBy: userID },
      });
  }
}

/** Reports the device someone signed in on to the server. Never rejects: the app works without it. */
export async function registerDevice(app: App): Promise<void> {
  await Promise.allSettled([
    sendPlugSession(app),
    saveDeviceInfo(app),
    pushTokens(app).then((tokens) => savePushTokens(app, tokens)),
  ]);
}
