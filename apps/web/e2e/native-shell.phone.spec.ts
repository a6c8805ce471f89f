import type { Page } from '@playwright/test';
import { expect, people, test } from './support/journey.ts';
import { openNativeApp } from './support/native-app.ts';
import { timeOutWarning, untilWatched } from './support/until-watched.ts';

/** A link of the product's, as a phone gets it: always https. */
const linkTo = (origin: string, path: string) => `https://${new URL(origin).host}${path}`;

const home = (page: Page) => page.getByRole('button', { name: 'Get money' });

/** The push tokens that the server is given from now on. */
function savedTokens(page: Page): unknown[] {
  const tokens: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/SaveGCMToken')) tokens.push(request.postDataJSON().gcmToken);
  });
  return tokens;
}

test('the splash of the native app goes when the page can be shown', async ({ page, sandbox }) => {
  const app = await openNativeApp(page, sandbox.origin);
  expect(app.cover()).toBe('splash');
  await app.load('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(app.cover).toBeNull();
});

test('a link that starts the native app is shown once its page stands', async ({ page, sandbox, goHome }) => {
  await goHome();
  const app = await openNativeApp(page, sandbox.origin);
  expect(app.shell.link(linkTo(sandbox.origin, '/ewa/history?from=push'))).toBe(true);
  await app.load('/ewa/home');
  await expect(page).toHaveURL('/ewa/history?from=push');
  const stoodAt = Date.now();
  expect(app.cover()).toBe('splash');
  await expect.poll(app.cover).toBeNull();
  expect(Date.now() - stoodAt).toBeGreaterThan(500);
});

test('a link that is opened while the native app runs leads to its page, and a look-alike host does not', async ({
  page,
  sandbox,
  goHome,
}) => {
  const app = await openNativeApp(page, sandbox.origin);
  await goHome();
  await expect.poll(app.cover).toBeNull();
  const host = new URL(sandbox.origin).host;
  expect(app.shell.link(`https://${host}.evil.example/ewa/history`)).toBe(false);
  expect(app.shell.link(`https://user:secret@${host}/ewa/history`)).toBe(false);
  expect(app.shell.link('javascript:alert(1)')).toBe(false);
  await expect(page).toHaveURL('/ewa/home');
  expect(app.shell.link(linkTo(sandbox.origin, '/ewa/history'))).toBe(true);
  await expect(page).toHaveURL('/ewa/history');
  await expect.poll(app.cover).toBeNull();
});

test('the native app knows that somebody is signed in, and forgets it with them', async ({
  page,
  sandbox,
  goHome,
}) => {
  const app = await openNativeApp(page, sandbox.origin);
  await goHome();
  await expect.poll(() => app.store.get('session')).toBe('open');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/welcome/login');
  await expect.poll(() => [...app.store.keys()]).toEqual([]);
});

const unlocksByFace = { session: 'open', biometrics: 'on' };

test('whoever unlocks by face sees their home after that, and not before', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  const app = await openNativeApp(page, sandbox.origin, {
    stored: unlocksByFace,
    unlocks: ['cancelled', 'unlocked'],
  });
  await app.load('/ewa/home');
  await expect(home(page)).toBeVisible();
  expect(app.cover()).toBe('lock');
  await app.shell.unlock();
  await expect.poll(app.cover).toBeNull();
});

test('who cannot unlock signs in again, and the page is not seen before it has signed out', async ({
  page,
  sandbox,
  goHome,
  signIn,
}) => {
  await goHome();
  const app = await openNativeApp(page, sandbox.origin, { stored: unlocksByFace, unlocks: ['blocked'] });
  await app.load('/ewa/home');
  await expect(home(page)).toBeVisible();
  expect(app.cover()).toBe('lock');
  await app.shell.signInInstead();
  await expect(page).toHaveURL('/welcome/login');
  await expect.poll(app.cover).toBeNull();
  expect([...app.store.keys()]).toEqual([]);
  await signIn();
  await expect(home(page)).toBeVisible();
});

test('the push token gets to the server once the person allows notifications, with the reason first', async ({
  page,
  sandbox,
  goHome,
}) => {
  const tokens = savedTokens(page);
  const app = await openNativeApp(page, sandbox.origin);
  await goHome();
  await expect.poll(() => tokens).toEqual(['token-1']);
  expect(app.questions.map(({ title }) => title)).toContain('Send notifications?');
  expect(app.log).toContain('system asks for push');
});

test('whoever wants no notifications and hides where they are uses the app all the same', async ({
  page,
  sandbox,
  goHome,
}) => {
  const tokens = savedTokens(page);
  const app = await openNativeApp(page, sandbox.origin, { accepts: false });
  await goHome();
  const asked = () => app.questions.map(({ title }) => title).sort();
  await expect.poll(asked).toEqual(['Send notifications?', 'Use your location?']);
  await expect(home(page)).toBeVisible();
  expect([tokens, app.log]).toEqual([[], []]);
});

test('the hardware button goes back by the page’s rules, and leaves the app from the home alone', async ({
  page,
  sandbox,
  goHome,
}) => {
  const app = await openNativeApp(page, sandbox.origin, { platform: 'android' });
  await goHome();
  await expect.poll(app.cover).toBeNull();
  await home(page).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await app.shell.back();
  await expect(page).toHaveURL('/ewa/home');
  await expect(home(page)).toBeVisible();
  expect(app.log).not.toContain('leave app');
  await app.shell.back();
  expect(app.log).toContain('leave app');
});

test('in the background of the native app the time of the session stands still, also while its warning shows', async ({
  page,
  sandbox,
  goHome,
}) => {
  await page.clock.install();
  const app = await openNativeApp(page, sandbox.origin);
  await goHome();
  await expect.poll(() => app.store.get('session')).toBe('open');
  await untilWatched(page);
  const sheet = timeOutWarning(page);
  await page.clock.runFor(301_000);
  await expect(sheet).toBeVisible();
  app.shell.appChanged('background');
  await page.clock.runFor(600_000);
  app.shell.appChanged('active');
  await page.clock.runFor(1_000);
  await expect(sheet.getByRole('timer')).toHaveText(/^2:5\d$/);
});

test('without a network at the start the native app says so, and goes on once there is one', async ({
  page,
  sandbox,
  context,
}) => {
  const app = await openNativeApp(page, sandbox.origin);
  await context.setOffline(true);
  expect(await app.load('/')).toBe(false);
  expect(app.cover()).toBe('offline');
  await context.setOffline(false);
  app.shell.retry();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(app.cover).toBeNull();
});

test('a session that the server no longer knows is over in the secure store too', async ({
  page,
  sandbox,
  goHome,
}) => {
  const app = await openNativeApp(page, sandbox.origin);
  await goHome();
  await expect.poll(() => app.store.get('session')).toBe('open');
  const transfer = page.getByRole('link', { name: /\$\d/ }).first();
  await expect(transfer).toBeVisible();
  await sandbox.expireSessions();
  await transfer.click();
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await expect.poll(() => app.store.get('session')).toBeUndefined();
});

test('a frame that speaks to the native app is not heard, and hears nothing', async ({
  page,
  sandbox,
  goHome,
}) => {
  const app = await openNativeApp(page, sandbox.origin);
  await goHome(people.maya);
  await expect.poll(app.cover).toBeNull();
  await page.evaluate(() => document.body.append(document.createElement('iframe')));
  const frame = page.frames().find((one) => one !== page.mainFrame());
  const hello = { bridge: 'dayfare', kind: 'hello', versions: [1], nonce: 'f'.repeat(43) };
  const call = { bridge: 'dayfare', kind: 'request', id: 99, name: 'url.open', params: { url: 'tel:1' } };
  for (const message of [hello, { ...call, nonce: 'f'.repeat(43) }])
    await frame?.evaluate((text) => window.toNativeApp(text), JSON.stringify(message));
  expect(app.dropped).toEqual(['origin', 'origin']);
  expect(app.log).not.toContain('open tel:1');
  await app.shell.back();
  expect(app.log).toContain('leave app');
});
