import type { Page } from '@playwright/test';
import { priya } from './money-steps.ts';
import { expect, people, test } from './support/journey.ts';

const value = encodeURIComponent;

/** Answers for a partner's host, which no test may really ask. */
async function playPartner(page: Page) {
  await page.route('https://partner.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Partner</h1>' }),
  );
}

/** Holds the configuration back until the returned function is called. */
async function holdConfiguration(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/Main/GetConfigurationSettings', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** A browser that has been here before: its brand is known, so the first page does not wait for the configuration. */
async function forgetConfiguration(page: Page) {
  await page.evaluate(() => localStorage.removeItem('ConfigurationSettings'));
}

const steering = [
  '/ewa/home?logoutredirect=%2Ffaqs',
  '/ewa/home?oauthToken=t',
  '/ewa/home?oauth_state_id=7',
  '/welcome/connect?token=a-token-of-sixteen-characters',
  '/ewa/home?redirectUrl=%2Fewa%2Fhome%3Flogoutredirect%3D%252Ffaqs',
];

for (const target of steering) {
  test(`a sign-in does not go on to ${target}, and the session stays`, async ({ page, signIn }) => {
    await page.goto(`/welcome/login?redirectUrl=${value(target)}`);
    await signIn();
    await expect(page).toHaveURL('/ewa/home');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/ewa/home');
  });
}

test('a cold link to an allowed partner waits for the list of partners and is then followed', async ({
  page,
  sandbox,
  goHome,
}) => {
  await sandbox.configure({ AllowedRedirectHosts: 'partner.example' });
  await playPartner(page);
  await page.clock.install();
  await goHome();
  for (const address of [
    `/welcome/login?redirectUrl=${value('https://partner.example/x')}`,
    `/welcome/connect?token=a-token-of-sixteen-characters&redirectUrl=${value('https://partner.example/x')}`,
    `/ewa/home?logoutredirect=${value('partner.example/x')}`,
  ]) {
    await forgetConfiguration(page);
    const release = await holdConfiguration(page);
    await page.goto(address);
    await page.clock.runFor(700);
    expect(page.url()).toContain(address);
    release();
    await expect(page).toHaveURL('https://partner.example/x');
    await page.unrouteAll({ behavior: 'wait' });
    await playPartner(page);
    await page.goto('/ewa/history');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // The last of them signed out on the way.
  await expect(page).toHaveURL(/\/welcome\/login/);
});

test('a sign-in that comes before the list of partners still leads to an allowed one', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.configure({ AllowedRedirectHosts: 'partner.example' });
  await playPartner(page);
  await page.goto('/welcome/login');
  await forgetConfiguration(page);
  const release = await holdConfiguration(page);
  await page.goto(`/welcome/login?redirectUrl=${value('https://partner.example/x')}`);
  const signedIn = page.waitForResponse('**/api/main/LoginM');
  await signIn();
  await signedIn;
  release();
  await expect(page).toHaveURL('https://partner.example/x');
});

test('a link to a partner goes nowhere but to our own pages when the list of partners never comes', async ({
  page,
  sandbox,
  goHome,
}) => {
  await playPartner(page);
  await goHome();
  await forgetConfiguration(page);
  await sandbox.fault({ match: 'Main/GetConfigurationSettings', kind: 'status', status: 500 });
  await page.goto(`/welcome/login?redirectUrl=${value('https://partner.example/x')}`);
  await expect(page).toHaveURL('/ewa/home', { timeout: 30_000 });
});

for (const redirectUrl of ['', '&redirectUrl=%2Fewa%2Fhistory']) {
  test(`a partner's token signs out whoever is signed in, and opens the account that it is for${redirectUrl && ', at the page asked for [access-052]'}`, async ({
    page,
    sandbox,
    goHome,
  }) => {
    await goHome();
    const before = await page.evaluate(() => localStorage.getItem('currentUser'));
    const revoked = page.waitForResponse('**/api/user/RevokeUserToken');
    await page.goto(`/welcome/connect?token=${await sandbox.oauthToken(priya.email)}${redirectUrl}`);
    expect((await revoked).ok()).toBe(true);
    await expect(page).toHaveURL(redirectUrl ? '/ewa/history' : '/ewa/home');
    await expect(page.getByText(`You’re signed in as ${priya.name}.`)).toBeVisible();
    await expect(page.getByText(`${people.maya.name} was signed out on this device.`)).toBeVisible();
    const after = await page.evaluate(() => localStorage.getItem('currentUser'));
    expect(after).toMatch(/^[\w-]{100,}$/);
    expect(after).not.toBe(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What the page shows is theirs alone, also after a reload.
    await page.goto('/ewa/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Priya');
  });
}

test('a token that is not taken leaves nobody signed in', async ({ page, goHome }) => {
  await goHome();
  await page.goto('/welcome/connect?token=a-token-that-nobody-issued&redirectUrl=%2Fewa%2Fhistory');
  await expect(page).toHaveURL(/\/welcome\/auth-failed/);
  await page.goto('/ewa/home');
  await expect(page).toHaveURL(/\/welcome\/login/);
});

test('an address with an oauthToken signs out whoever is signed in, here and on the server [startup-030]', async ({
  page,
  goHome,
}) => {
  await goHome();
  const revoked = page.waitForResponse('**/api/user/RevokeUserToken');
  await page.goto('/ewa/home?oauthToken=abc');
  expect((await revoked).ok()).toBe(true);
  await expect(page).toHaveURL('/welcome/login');
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
});
