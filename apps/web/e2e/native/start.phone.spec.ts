import { people } from '../../src/testing/sandbox/people.ts';
import { expect, test } from '../support/journey.ts';
import { putInShell } from '../support/simulated-shell.ts';

const inPage = {
  style: (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name),
};

// The shell says the size of text and the areas when it likes.
test.use({ mayMove: ['Sign in', 'Home'] });

test('in a native app the page makes room for the device, and hears nobody else who speaks for the shell', async ({
  page,
  sandbox,
  signIn,
}) => {
  const shell = await putInShell(page, { safeAreas: { top: 47, right: 0, bottom: 34, left: 0 } });
  await page.goto('/welcome/login');
  await shell.joined();
  const root = page.locator('html');
  expect(await page.evaluate(inPage.style, '--df-safe-top')).toBe('47px');
  await shell.tell('textScale.changed', { scale: 1.5 });
  await expect(root).toHaveCSS('font-size', '24px');
  await shell.tell('textScale.changed', { scale: 1 });
  await expect(root).toHaveCSS('font-size', '16px');

  await test.step('a frame or a script that speaks for the shell is not heard', async () => {
    await page.evaluate((origin) => {
      const said = (changes: object) => ({ bridge: 'dayfare', nonce: 'x'.repeat(43), ...changes });
      const open = said({ kind: 'request', id: 1, name: 'link.open', params: { url: `${origin}/faqs` } });
      const dark = said({ kind: 'event', name: 'scheme.changed', data: { scheme: 'dark' } });
      for (const message of [open, JSON.stringify(open)]) window.postMessage(message, '*');
      for (const message of [open, dark]) window.dayfareBridge?.receive(JSON.stringify(message));
    }, sandbox.origin);
    expect(await shell.ask('back.press')).toEqual({ isHandled: true });
    await expect(page).toHaveURL('/welcome/login');
    await expect(root).not.toHaveAttribute('data-scheme', 'dark');
  });

  await test.step('the keyboard never covers the field in focus', async () => {
    const field = page.getByLabel('Password', { exact: true });
    await field.focus();
    const end = async () => {
      const box = await field.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    // It covers the field by 40 pixels where the page stands now.
    const free = Math.floor((await end()) - 40);
    await shell.tell('keyboard.changed', { height: 844 - free });
    await expect.poll(end).toBeLessThanOrEqual(free);
    await expect(field).toBeFocused();
    await shell.tell('keyboard.changed', { height: 0 });
  });

  await test.step('nothing lies under a cut-out at the side of a phone that was turned', async () => {
    await signIn(people.maya);
    const left = async () => (await page.getByRole('button', { name: 'Get money' }).boundingBox())?.x;
    await expect.poll(left).toBeLessThan(44);
    await shell.tell('safeAreas.changed', { top: 0, right: 0, bottom: 21, left: 59 });
    await expect.poll(left).toBeGreaterThanOrEqual(59);
  });
});

test('a browser starts in order: no native app that is not there, the configuration, and two seconds later what measures; it fetches nothing of the bridge [startup-029]', async ({
  page,
  sandbox,
}) => {
  await sandbox.configure({ EnableGoogleAnalytics: '1' });
  await page.addInitScript(() => localStorage.setItem('isNativeApp', 'true'));
  await page.goto('/welcome/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('isNativeApp'))).toBeNull();
  // By the page's own measurement: what a busy machine tells late was not asked for late.
  const askedAt = (part: string) =>
    page.evaluate(
      (name) =>
        performance.getEntriesByType('resource').find((entry) => entry.name.includes(name))?.startTime,
      part,
    );
  await expect.poll(() => askedAt('google-analytics')).toBeDefined();
  const [configuration = Number.NaN, analytics = Number.NaN] = [
    await askedAt('Main/GetConfigurationSettings'),
    await askedAt('google-analytics'),
  ];
  expect(analytics - configuration).toBeGreaterThan(2_000);
  expect(await askedAt('live-in-shell')).toBeUndefined();
  expect(await page.evaluate(() => 'dayfareBridge' in window)).toBe(false);
});
