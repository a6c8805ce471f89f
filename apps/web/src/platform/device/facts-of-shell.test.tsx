import { deviceContract } from '@dayfare/api/session/device-contract';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';
import { useShells } from '../../testing/shell/use-shells.ts';
import { lookUpPlace } from './look-up-place.ts';

const server = useSandbox();
const shells = useShells();

/** Comes home in a shell, which has shaken hands by then. */
async function comeHome(phone: Parameters<typeof shells.simulated>[0]) {
  const shell = shells.simulated(phone);
  const page = await server.open('/ewa/home', { as: people.maya, shell });
  await shell.joined();
  return { ...page, shell };
}

describe('where the device is', () => {
  const place = { latitude: 41.5, longitude: -72.25, accuracyMeters: 20, foundAt: 1_795_348_800_000 };

  it('is found by the shell, and kept for what calls carry [transport-002] [startup-025]', async () => {
    const answers = { 'location.find': { result: place } };
    const { app, shell } = await comeHome({ capabilities: ['location'], answers });
    await lookUpPlace(app);
    expect(server.local.getItem('clientLatitude')).toBe('41.5');
    expect(shell.heard('location.find')).toEqual([{ withinMs: 3_000, maxAgeMs: 300_000 }]);
  });

  it('is forgotten where somebody does not let the native app know', async () => {
    const answers = { 'location.find': { refusal: 'denied' } } as const;
    const { app, shell } = await comeHome({ capabilities: ['location'], answers });
    server.local.setItem('clientLatitude', '1');
    await lookUpPlace(app);
    expect(shell.heard('location.find')).toHaveLength(1);
    expect(server.local.getItem('clientLatitude')).toBeNull();
  });
});

describe('what the server knows of the device', () => {
  it('is its facts and its push token, once somebody has signed in [startup-027]', async () => {
    const answers = { 'push.token': { result: { service: 'fcm', token: 'one' } } };
    const { shell } = await comeHome({ capabilities: ['push', 'pushBatch'], answers });
    await waitFor(() =>
      expect(server.network.sent('user/SaveGCMToken').map(({ body }) => body)).toEqual([
        { deviceId: expect.any(String), gcmToken: 'one' },
      ]),
    );
    const inConnect = () =>
      server.network
        .sent('connect/SaveUpdateUserGCMToken')
        .map(({ body }) => (body as { registrationToken: string }).registrationToken);
    await waitFor(() => expect(inConnect()).toEqual(['one']));
    shell.tell('push.changed', { service: 'fcm', token: 'two' });
    await waitFor(() => expect(inConnect()).toEqual(['one', 'two']));
    const devices = () => server.network.sent('user/SaveDeviceInfo').map(({ body }) => body);
    await waitFor(() => expect(devices()).toHaveLength(1));
    expect(devices()).toEqual([
      expect.objectContaining({
        appState: 1,
        operatingSystem: 'ios',
        operatingSystemVersion: '19.1',
        device: 'iPhone 17',
        clientMachine: expect.objectContaining({ HardwareVendor: 'Apple', IsMobile: true }),
      }),
    ]);
    const { inputSchema } = deviceContract.saveDeviceInfo['~orpc'];
    expect(inputSchema?.safeParse(devices()[0]).success).toBe(true);
  });

  it('is every push token at once where the configuration says so [native-011]', async () => {
    await server.sandbox.configure({ EnableNativePushTokenBatch: '1' });
    const tokens = [
      { service: 'apns', token: 'one' },
      { service: 'fcm', token: 'two' },
    ];
    const answers = { 'push.tokens': { result: { tokens } } };
    const { shell } = await comeHome({ capabilities: ['push', 'pushBatch'], answers });
    await waitFor(() =>
      expect(server.network.sent('user/SaveGCMToken').map(({ body }) => body)).toEqual(
        ['one', 'two'].map((gcmToken) => expect.objectContaining({ gcmToken })),
      ),
    );
    expect(shell.heard('push.token')).toEqual([]);
  });

  it.each([
    ['ios', 2125, 1],
    ['ios', 2126, 0],
    ['android', 55, 1],
    ['android', 56, 0],
  ] as const)(
    'of %s, build %i, is where its session is used from %i times [session-017]',
    async (platform, build, times) => {
      await comeHome({ platform, build });
      await waitFor(() => expect(server.network.count('user/SaveDeviceInfo')).toBe(1));
      expect(server.network.count('user/UpdatePlugSessionInfo')).toBe(times);
    },
  );
});
