import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openNativeApp } from './support/native-app.ts';
import { timeOutWarning, untilWatched } from './support/until-watched.ts';

const home = (page: Page) => page.getByRole('button', { name: 'Get money' });

/** The push tokens that the server is given from now on. */
function savedTokens(page: Page): unknown[] {
  const tokens: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/SaveGCMToken')) tokens.push(request.postDataJSON().gcmToken);
  });
  return tokens;
}

const unlocksByFace = { session: 'open', biometrics: 'on' };

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
