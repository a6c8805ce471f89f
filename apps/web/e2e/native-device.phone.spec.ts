import { deviceContract } from '@dayfare/api/session/device-contract';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { putInShell } from './support/simulated-shell.ts';
import { timeOutWarning, untilWatched } from './support/until-watched.ts';

/** The bodies of the calls that a page makes to a path from now on. */
function bodiesOf(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${path}`)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

const place = { latitude: 41.5, longitude: -72.25, accuracyMeters: 20, foundAt: 1_795_348_800_000 };

test('the device is looked for by the shell, and calls carry where it is [transport-002] [startup-025]', async ({
  page,
  goHome,
}) => {
  const shell = await putInShell(page, {
    capabilities: ['location'],
    answers: { 'location.find': { result: place } },
  });
  await goHome();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('clientLatitude'))).toBe('41.5');
  expect(await shell.heard('location.find')).toEqual([{ withinMs: 3_000, maxAgeMs: 300_000 }]);
});

test('somebody who does not let the native app know where they are is not followed, and the app works', async ({
  page,
  goHome,
}) => {
  const answers = { 'location.find': { refusal: 'denied' } } as const;
  const shell = await putInShell(page, { capabilities: ['location'], answers });
  await page.addInitScript(() => localStorage.setItem('clientLatitude', '1'));
  await goHome();
  await expect.poll(() => shell.heard('location.find')).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('clientLatitude'))).toBeNull();
  await expect(page.getByRole('button', { name: 'Get money' })).toBeVisible();
});

test('the server knows the device and its push token once somebody has signed in [startup-027]', async ({
  page,
  goHome,
}) => {
  const tokens = bodiesOf(page, 'user/SaveGCMToken');
  const devices = bodiesOf(page, 'user/SaveDeviceInfo');
  const answers = { 'push.token': { result: { service: 'fcm', token: 'one' } } };
  await putInShell(page, { capabilities: ['push', 'pushBatch'], answers });
  await goHome();
  await expect.poll(() => tokens).toEqual([{ deviceId: expect.any(String), gcmToken: 'one' }]);
  await expect.poll(() => devices).toHaveLength(1);
  expect(devices).toEqual([
    expect.objectContaining({
      appState: 1,
      operatingSystem: 'ios',
      operatingSystemVersion: '19.1',
      device: 'iPhone 17',
      clientMachine: expect.objectContaining({ HardwareVendor: 'Apple', IsMobile: true }),
    }),
  ]);
  expect(deviceContract.saveDeviceInfo['~orpc'].inputSchema?.safeParse(devices[0]).success).toBe(true);
});

test('push tokens are asked for all at once where the configuration says so [native-011]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await sandbox.configure({ EnableNativePushTokenBatch: '1' });
  const tokens = bodiesOf(page, 'user/SaveGCMToken');
  const result = {
    tokens: [
      { service: 'apns', token: 'one' },
      { service: 'fcm', token: 'two' },
    ],
  };
  const shell = await putInShell(page, {
    capabilities: ['push', 'pushBatch'],
    answers: { 'push.tokens': { result } },
  });
  await goHome();
  await expect
    .poll(() => tokens)
    .toEqual(['one', 'two'].map((gcmToken) => expect.objectContaining({ gcmToken })));
  expect(await shell.heard('push.token')).toEqual([]);
});

for (const [platform, build, isOld] of [
  ['ios', 2125, true],
  ['ios', 2126, false],
  ['android', 55, true],
  ['android', 56, false],
] as const) {
  test(`${isOld ? 'where its session is used from is sent' : 'nothing of that is sent'} by build ${build} of ${platform} [session-017]`, async ({
    page,
    goHome,
  }) => {
    const sent = bodiesOf(page, 'user/UpdatePlugSessionInfo');
    const devices = bodiesOf(page, 'user/SaveDeviceInfo');
    await putInShell(page, { platform, build });
    await goHome();
    await expect.poll(() => devices).toHaveLength(1);
    await expect.poll(() => sent).toHaveLength(isOld ? 1 : 0);
  });
}

test('the time of a session stands still in the background, during the warning too [session-040]', async ({
  page,
  goHome,
}) => {
  await page.clock.install();
  const shell = await putInShell(page);
  await goHome();
  await shell.joined();
  await untilWatched(page);
  const sheet = timeOutWarning(page);
  await page.clock.runFor(301_000);
  await expect(sheet).toBeVisible();
  await shell.tell('app.changed', { state: 'background' });
  await page.clock.runFor(600_000);
  await shell.tell('app.changed', { state: 'active' });
  await page.clock.runFor(1_000);
  await expect(sheet.getByRole('timer')).toHaveText(/^2:5\d$/);
  await page.clock.runFor(181_000);
  await expect(page.getByText(/You were away for a while/)).toBeVisible();
  await expect.poll(() => shell.heard('session.ended')).toEqual([{ because: 'timeout' }]);
});
