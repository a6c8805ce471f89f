import { expect, test } from '../support/journey.ts';
import { openNativeApp } from '../support/native-app.ts';

test('the native app begins without a network, goes on once there is one, follows a link, saves a receipt and goes back out', async ({
  page,
  sandbox,
  context,
  signIn,
}) => {
  const app = await openNativeApp(page, sandbox.origin, { platform: 'android' });
  await context.setOffline(true);
  expect(await app.load('/')).toBe(false);
  expect(app.cover()).toBe('offline');
  await context.setOffline(false);
  app.shell.retry();
  const toLogin = page.getByRole('link', { name: 'Sign in', exact: true });
  await expect(toLogin).toBeVisible();
  await expect.poll(app.cover).toBeNull();
  await toLogin.click();
  await signIn();
  const home = page.getByRole('button', { name: 'Get money' });
  await expect(home).toBeVisible();
  await expect.poll(() => app.store.get('session')).toBe('open');

  const { host } = new URL(sandbox.origin);
  expect(app.shell.link(`https://${host}.evil.example/ewa/history`)).toBe(false);
  expect(app.shell.link(`https://${host}/ewa/history`)).toBe(true);
  await expect(page).toHaveURL('/ewa/history');
  await page
    .getByRole('link', { name: /Arrived/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect.poll(() => app.log.filter((entry) => /^save .+\.pdf$/.test(entry))).toHaveLength(1);

  await test.step('a frame that speaks to the native app is not heard', async () => {
    await page.evaluate(() => document.body.append(document.createElement('iframe')));
    const frame = page.frames().find((one) => one !== page.mainFrame());
    const hello = { bridge: 'dayfare', kind: 'hello', versions: [1], nonce: 'f'.repeat(43) };
    const call = { bridge: 'dayfare', kind: 'request', id: 99, name: 'url.open', params: { url: 'tel:1' } };
    for (const message of [hello, { ...call, nonce: 'f'.repeat(43) }])
      await frame?.evaluate((text) => window.toNativeApp(text), JSON.stringify(message));
    expect(app.dropped).toEqual(['origin', 'origin']);
    expect(app.log).not.toContain('open tel:1');
  });

  for (const path of ['/ewa/history', '/ewa/home']) {
    await app.shell.back();
    await expect(page).toHaveURL(path);
  }
  await expect(home).toBeVisible();
  expect(app.log).not.toContain('leave app');
  await app.shell.back();
  expect(app.log).toContain('leave app');
});
