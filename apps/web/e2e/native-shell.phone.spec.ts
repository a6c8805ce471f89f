import type { Page } from '@playwright/test';
import { expect, people, test } from './support/journey.ts';
import { openNativeApp } from './support/native-app.ts';

/** A link of the product's, as a phone gets it: always https. */
const linkTo = (origin: string, path: string) => `https://${new URL(origin).host}${path}`;

const home = (page: Page) => page.getByRole('button', { name: 'Get money' });

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
  let stoodAt = 0;
  page.on('framenavigated', () => {
    stoodAt = Date.now();
  });
  await app.load('/ewa/home');
  await expect(page).toHaveURL('/ewa/history?from=push');
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
