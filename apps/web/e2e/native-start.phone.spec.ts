import { expect, test } from './support/journey.ts';
import { putInShell } from './support/simulated-shell.ts';

const inPage = {
  style: (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name),
};

test.describe('what the device says after the start', () => {
  // The shell says the size of text and the language when it likes.
  test.use({ mayMove: ['Sign in', 'Iniciar sesión'] });

  test('in a native app the page is its own: areas, size of text, scheme and language are the device’s [native-001]', async ({
    page,
    checkAccessibility,
  }) => {
    const shell = await putInShell(page, {
      language: 'es',
      scheme: 'dark',
      textScale: 1.5,
      safeAreas: { top: 47, right: 0, bottom: 34, left: 0 },
    });
    await page.goto('/welcome/login');
    await shell.joined();
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-scheme', 'dark');
    await expect(root).toHaveCSS('font-size', '24px');
    expect(await page.evaluate(inPage.style, '--df-safe-top')).toBe('47px');
    expect(await page.evaluate(() => localStorage.getItem('isNativeApp'))).toBe('true');
    await checkAccessibility();

    await shell.tell('scheme.changed', { scheme: 'light' });
    await expect(root).toHaveAttribute('data-scheme', 'light');
    await shell.tell('textScale.changed', { scale: 1 });
    await expect(root).toHaveCSS('font-size', '16px');
    await shell.tell('keyboard.changed', { height: 291 });
    await expect.poll(() => page.evaluate(inPage.style, '--df-safe-bottom')).toBe('291px');
    await shell.tell('keyboard.changed', { height: 0 });
    await expect.poll(() => page.evaluate(inPage.style, '--df-safe-bottom')).toBe('34px');
  });
});

test.describe('a phone that is turned', () => {
  // The cut-out comes to the other side.
  test.use({ mayMove: ['Home'] });

  test('nothing lies under a cut-out at the side of a phone that was turned', async ({ page, goHome }) => {
    const shell = await putInShell(page);
    await goHome();
    await shell.joined();
    const left = async () => (await page.getByRole('button', { name: 'Get money' }).boundingBox())?.x;
    expect(await left()).toBeLessThan(44);
    await shell.tell('safeAreas.changed', { top: 0, right: 0, bottom: 21, left: 59 });
    await expect.poll(left).toBeGreaterThanOrEqual(59);
  });
});

test('the keyboard never covers the field in focus', async ({ page }) => {
  const shell = await putInShell(page);
  await page.goto('/welcome/login');
  await shell.joined();
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
});

test('the shell hears when the page can be shown, and is asked about the device after that [startup-023]', async ({
  page,
  goHome,
}) => {
  const shell = await putInShell(page);
  await goHome();
  await expect.poll(() => shell.heard('device.info')).toEqual([{}]);
  expect(await shell.heard('page.ready')).toEqual([{}]);
  const loadedAt = await page.evaluate(() => {
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return loading?.loadEventStart ?? Number.NaN;
  });
  // Timers and the page's clock are a few milliseconds apart.
  expect((await shell.heardAt('page.ready')) - loadedAt).toBeGreaterThan(190);
  expect((await shell.heardAt('device.info')) - loadedAt).toBeGreaterThan(490);
});

test('a language that is chosen on either side shows on both', async ({ page }) => {
  const shell = await putInShell(page);
  await page.goto('/welcome/login');
  await shell.joined();
  expect(await shell.ask('language.set', { language: 'es' })).toEqual({});
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(await shell.heard('language.changed')).toEqual([{ language: 'es' }]);
  // The configuration offers English and Spanish.
  expect(await shell.ask('language.set', { language: 'cf' })).toEqual({ refused: 'invalid' });
});

test('a view of somebody else’s app, which says nothing, is a browser', async ({ page }) => {
  await page.clock.install();
  await putInShell(page, { isSilent: true });
  await page.addInitScript(() => localStorage.setItem('isNativeApp', 'true'));
  await page.goto('/welcome/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(2_000);
    expect(await page.evaluate(() => localStorage.getItem('isNativeApp'))).toBe('false');
  }).toPass();
});

test('a browser fetches nothing of the bridge', async ({ page, goHome }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await goHome();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /live-in-shell/.test(url))).toEqual([]);
  expect(await page.evaluate(() => 'dayfareBridge' in window)).toBe(false);
});

test('a frame or a script that speaks for the shell is not heard', async ({ page, sandbox }) => {
  const shell = await putInShell(page);
  await page.goto('/welcome/login');
  await shell.joined();
  await page.evaluate((origin) => {
    const said = (changes: object) => ({ bridge: 'dayfare', nonce: 'x'.repeat(43), ...changes });
    const open = said({ kind: 'request', id: 1, name: 'link.open', params: { url: `${origin}/faqs` } });
    for (const message of [open, JSON.stringify(open)]) window.postMessage(message, '*');
    window.dayfareBridge?.receive(JSON.stringify(open));
    window.dayfareBridge?.receive(
      JSON.stringify(said({ kind: 'event', name: 'scheme.changed', data: { scheme: 'dark' } })),
    );
  }, sandbox.origin);
  expect(await shell.ask('back.press')).toEqual({ isHandled: true });
  await expect(page).toHaveURL('/welcome/login');
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme', 'dark');
});
