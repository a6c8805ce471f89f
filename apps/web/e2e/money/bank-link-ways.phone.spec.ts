import { BridgeRefusal } from '@dayfare/api/bridge';
import type { FrameLocator, Page } from '@playwright/test';
import type { Steering } from '../../src/testing/sandbox/steering.ts';
import { enterCode } from '../support/accounts.ts';
import { expect, password, test } from '../support/journey.ts';
import { openNativeApp } from '../support/native-app.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const go = (page: Page) => page.getByRole('button', { name: 'Continue to your bank' }).click();

/** What the app has told the server of linking, by name and type. */
const told = (sandbox: Steering) => async () => JSON.stringify(await sandbox.ask('/analytics'));

async function signIn(frame: FrameLocator, secret: string): Promise<void> {
  await frame.getByLabel('User name at the bank').fill('maya');
  await frame.getByLabel('Password at the bank').fill(secret);
  await frame.getByRole('button', { name: 'Sign in' }).click();
}

/** Takes steps at the bank, as an SDK does for whoever holds the phone; gives where the last of them leads. */
async function atBank(pageUrl: string, ...steps: Readonly<Record<string, string>>[]): Promise<string> {
  let leadsTo = '';
  for (const step of steps) {
    const answer = await fetch(pageUrl, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(step),
    });
    leadsTo = answer.headers.get('location') ?? '';
  }
  return leadsTo;
}
const chosen = [
  { step: 'login', login: 'maya', password },
  { step: 'choose', account: '1' },
];

test.describe('by the provider’s script', () => {
  test.use({ mayMove: ['Where your money goes', 'Link your bank', 'Add this account?'] });
  test.beforeEach(({ sandbox }) => sandbox.configure({ EnableHostedLinkFlow: '0' }));

  test('an account is linked above the page, in a frame of the bank’s own, and what happened is posted at the end [money-103] [money-106] [money-115]', async ({
    page,
    sandbox,
    goHome,
  }) => {
    await goHome();
    await page.goto('/ewa/accounts/link');
    await go(page);
    const sheet = page.getByRole('dialog', { name: 'Harbor Credit Union' });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(/You left your bank’s page/)).toBeVisible();
    await expect.poll(told(sandbox)).toContain('"exit"');

    await page.getByRole('button', { name: 'Sign in to your bank' }).click();
    await go(page);
    const frame = sheet.frameLocator('iframe');
    await signIn(frame, 'not-it');
    await expect(frame.getByRole('alert')).toContainText('don’t match');
    await signIn(frame, password);
    await frame.getByRole('radio', { name: /Savings/ }).check();
    await frame.getByRole('button', { name: 'Continue' }).click();

    await expect(heading(page)).toHaveText('Add this account?');
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Add this account' }).click();
    await enterCode(page, sandbox);
    await expect(page.getByRole('link', { name: /Harbor Credit Union.*Ready/ })).toBeVisible();
    for (const name of ['ready', 'initialize', 'connect', 'loginFail', 'loginSuccess', 'success'])
      await expect.poll(told(sandbox)).toContain(`"${name}"`);
  });
});

test.describe('in the native app', () => {
  test.use({ mayMove: ['Home', 'Link your bank', 'Add this account?', 'Where your money goes'] });
  test.beforeEach(({ sandbox }) => sandbox.configure({ OpenPlaidLinkViaNativeSDK: '1' }));

  test('its SDK opens with token, addresses and platform, tells what happens, and brings the account back; from a bank’s own app /welcome/success leads on [money-114] [money-115] [native-010] [access-029] [access-053]', async ({
    page,
    sandbox,
    goHome,
  }) => {
    const opened: { readonly pageUrl: string }[] = [];
    const app = await openNativeApp(page, sandbox.origin, {
      platform: 'android',
      bankLink: {
        open: async (params, onEvent) => {
          opened.push(params);
          onEvent({ name: 'INITIALIZE', metadata: {} });
          if (opened.length === 1) throw new BridgeRefusal('cancelled');
          // A bank's own app has taken over: nothing more is heard here.
          if (opened.length === 3) return new Promise(() => undefined);
          await atBank(params.pageUrl, ...chosen);
          onEvent({ name: 'SUCCESS', metadata: { institution: 'Harbor Credit Union' } });
          return { publicToken: 'public-of-the-sdk', metadata: { institution: 'Harbor Credit Union' } };
        },
        resume: () => undefined,
      },
    });
    await goHome();
    await page.goto('/ewa/accounts/link');
    await go(page);
    await expect(page.getByText(/You left your bank’s page/)).toBeVisible();
    await page.getByRole('button', { name: 'Sign in to your bank' }).click();
    await go(page);
    await expect(heading(page)).toHaveText('Add this account?');
    expect(opened[1]).toMatchObject({
      token: expect.stringMatching(/^link-/),
      redirectUrl: `${sandbox.origin}/welcome/success`,
      pageUrl: expect.stringMatching(/\/link\/link-/),
      isAndroid: true,
    });
    await page.getByRole('button', { name: 'Add this account' }).click();
    await enterCode(page, sandbox);
    await expect(page.getByRole('link', { name: /Harbor Credit Union.*Ready/ })).toBeVisible();
    for (const name of ['initialize', 'success']) await expect.poll(told(sandbox)).toContain(`"${name}"`);

    await page.getByRole('button', { name: 'Add an account' }).click();
    await page.getByRole('link', { name: /Sign in to your bank/ }).click();
    await go(page);
    await expect.poll(() => opened.length).toBe(3);
    const back = new URL(await atBank(opened[2]?.pageUrl ?? '', ...chosen));
    expect(back.pathname).toBe('/welcome/success');
    await app.load(back.pathname + back.search);
    await expect(heading(page)).toHaveText('Add this account?');
    expect(new URL(page.url()).pathname).toBe('/ewa/accounts/link');
  });
});
