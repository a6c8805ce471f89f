import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { putInShell, type SimulatedShell } from './support/simulated-shell.ts';

/** A link of the product's, as a native app gets it: always https. */
const linkTo = (origin: string, path: string) => `https://${new URL(origin).host}${path}`;

test('a deep link leads to its page, which is shown a second later, and the same link loads it again [native-004] [native-005] [native-007]', async ({
  page,
  sandbox,
  goHome,
}) => {
  const shell = await putInShell(page);
  await goHome();
  await shell.joined();
  const url = linkTo(sandbox.origin, '/ewa/history?from=push');
  const openedAt = await page.evaluate(() => performance.now());
  expect(await shell.ask('link.open', { url })).toEqual({ path: '/ewa/history?from=push' });
  await expect(page).toHaveURL('/ewa/history?from=push');
  await expect.poll(() => shell.heard('link.shown')).toEqual([{ path: '/ewa/history?from=push' }]);
  expect((await shell.heardAt('link.shown')) - openedAt).toBeGreaterThan(1_000);
  await shell.ask('link.open', { url });
  await expect(page).toHaveURL(/\/ewa\/history\?from=push&t=\d{13}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a deep link to a page behind the sign-in is arrived at afterwards', async ({
  page,
  sandbox,
  signIn,
}) => {
  const shell = await putInShell(page);
  await page.goto('/welcome/login');
  await shell.joined();
  await shell.ask('link.open', { url: linkTo(sandbox.origin, '/ewa/history') });
  await expect(page).toHaveURL('/welcome/login?redirectUrl=%2Fewa%2Fhistory');
  await signIn();
  await expect(page).toHaveURL('/ewa/history');
  await expect.poll(() => shell.heard('session.began')).toEqual([{}]);
});

test('a link with a bank’s oauth_state_id loads the page as a whole [native-006]', async ({
  page,
  sandbox,
  goHome,
}) => {
  const shell = await putInShell(page);
  await goHome();
  await shell.joined();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const loads = page.waitForEvent('load');
  await shell
    .ask('link.open', { url: linkTo(sandbox.origin, '/ewa/history?oauth_state_id=7f3a') })
    .catch(() => undefined);
  await loads;
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
});

for (const url of [
  'javascript:alert(1)',
  'https://evil.example/ewa/history',
  'https://user:secret@HOST/ewa/history',
  'https://HOST.evil.example/ewa/history',
  'https://HOST/?logoutredirect=https://evil.example',
  'https://HOST/welcome/connect?token=x',
  'https://HOST//evil.example',
]) {
  test(`the deep link ${url} leads nowhere, and signs nobody out`, async ({ page, sandbox, goHome }) => {
    const shell = await putInShell(page);
    await goHome();
    await shell.joined();
    const host = new URL(sandbox.origin).host;
    expect(await shell.ask('link.open', { url: url.replace('HOST', host) })).toEqual({ refused: 'invalid' });
    await expect(page).toHaveURL('/ewa/home');
    await expect(page.getByRole('button', { name: 'Get money' })).toBeVisible();
  });
}

test('the native app opens three pages by name, and no other [native-002]', async ({ page }) => {
  const shell = await putInShell(page);
  await page.goto('/welcome/login');
  await shell.joined();
  const heading = page.getByRole('heading', { level: 1 });
  for (const [name, title] of [
    ['welcome/forgot-password', 'Get back in'],
    ['signup/create-user', /mobile number/],
    ['sso/home', 'Sign in with your employer'],
  ] as const) {
    expect(await shell.ask('page.open', { page: name })).toEqual({});
    await expect(page).toHaveURL(`/${name}`);
    await expect(heading).toHaveText(title);
  }
  expect(await shell.ask('page.open', { page: 'ewa/home' })).toEqual({ refused: 'invalid' });
  await expect(page).toHaveURL('/sso/home');
});

/** Comes home in a native app, and opens a transfer that has arrived. */
async function openArrived(page: Page, shell: SimulatedShell, goHome: () => Promise<void>): Promise<void> {
  await goHome();
  await shell.joined();
  await page
    .getByRole('link', { name: /Arrived/ })
    .first()
    .click();
}

test('a receipt is saved as a PDF by a native app that can save files, and no other offers it', async ({
  page,
  goHome,
}) => {
  const shell = await putInShell(page, {
    capabilities: ['files'],
    answers: { 'file.save': { result: {} } },
  });
  await openArrived(page, shell, goHome);
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect.poll(() => shell.heard('file.save')).toHaveLength(1);
  const [asked] = await shell.heard('file.save');
  expect(asked).toMatchObject({ name: expect.stringMatching(/\.pdf$/), mediaType: 'application/pdf' });
  expect(JSON.stringify(asked)).toContain(Buffer.from('%PDF-').toString('base64').slice(0, 6));
});

test('a native app that cannot save files offers no PDF', async ({ page, goHome }) => {
  const shell = await putInShell(page);
  await openArrived(page, shell, goHome);
  await expect(page.getByRole('button', { name: 'E-mail the receipt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toHaveCount(0);
});

test('the hardware back button goes back after a second, and on the home it does nothing [access-068] [access-064]', async ({
  page,
  goHome,
}) => {
  await page.clock.install();
  const shell = await putInShell(page, { platform: 'android' });
  await goHome();
  await shell.joined();
  await page.getByRole('button', { name: 'Get money' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  const back = shell.ask('back.press');
  await page.clock.runFor(990);
  await expect(page).toHaveURL('/ewa/get-money');
  await page.clock.runFor(10);
  await page.clock.resume();
  expect(await back).toEqual({ isHandled: true });
  await expect(page).toHaveURL('/ewa/home');
  await expect(page.getByRole('button', { name: 'Get money' })).toBeVisible();
  expect(await shell.ask('back.press')).toEqual({ isHandled: false });
  await expect(page).toHaveURL('/ewa/home');
});

test('back closes the sheet that is open before it leaves the page', async ({ page, goHome }) => {
  const shell = await putInShell(page);
  await goHome();
  await shell.joined();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
  expect(await shell.ask('back.press')).toEqual({ isHandled: true });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/ewa/home');
});

for (const path of ['/welcome/login', '/no/such/page']) {
  test(`back on ${path} ends the session of the device [access-065] [public-015] [native-009]`, async ({
    page,
  }) => {
    const shell = await putInShell(page);
    await page.goto(path);
    await shell.joined();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shell.ask('back.press')).toEqual({ isHandled: true });
    expect(await shell.heard('session.ended')).toEqual([{ because: 'back' }]);
    await expect(page).toHaveURL('/welcome/login');
  });
}

test('signing out tells the shell, which ends the device’s session, and leads to the login [native-009] [session-045]', async ({
  page,
  sandbox,
  goHome,
}) => {
  // In a native app this address is not gone to.
  await sandbox.configure({ LogoutUrl: '/faqs' });
  const shell = await putInShell(page);
  await goHome();
  await shell.joined();
  await expect.poll(() => shell.heard('session.began')).toEqual([{}]);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/welcome/login');
  await expect.poll(() => shell.heard('session.ended')).toEqual([{ because: 'choice' }]);
});
