import type { Page } from '@playwright/test';
import { brandPeople } from '../support/brand-people.ts';
import { expect, password, people, test } from '../support/journey.ts';

/** Keeps the app's script from coming until the journey lets it. */
async function holdScript(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/first-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

const name = (page: Page) => page.getByRole('textbox').first();

for (const [locale, title, label] of [
  ['en-US', 'Welcome back', 'Sign in'],
  ['es-US', 'Qué gusto verte de nuevo', 'Iniciar sesión'],
  ['fr-CA', 'Heureux de vous revoir', 'Ouvrir une session'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test('the login stands before its script has come, is taken on as it is, and what is typed stays and can be added to', async ({
      page,
    }) => {
      const letScriptCome = await holdScript(page);
      await page.goto('/welcome/login', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const send = page.getByRole('button', { name: label });
      await expect(send).toBeVisible();
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      const titled = await page.title();
      expect(titled).toContain(' · Dayfare');
      await expect(page.locator('header use')).toHaveAttribute('href', /^\/assets\/logo-/);
      await name(page).fill('maya.torres@');
      const field = await name(page).elementHandle();
      letScriptCome();
      await expect(page.locator('html')).toHaveAttribute('data-start', 'over');
      await expect(page).toHaveTitle(titled);
      // The very same field: nothing was made again, and React had nothing to mend (it would say so as an uncaught error).
      expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
      await expect(name(page)).toHaveValue('maya.torres@');
      await name(page).press('End');
      await name(page).pressSequentially('example.com');
      await expect(name(page)).toHaveValue('maya.torres@example.com');
      await send.click();
      // The app knows what was typed: only the password is missing.
      await expect(page.locator('input[aria-invalid=true]')).toHaveCount(1);
      await expect(name(page)).not.toHaveAttribute('aria-invalid', 'true');
    });
  });
}

test('the welcome page stands before its script has come, and its links lead on without it', async ({
  page,
}) => {
  const letScriptCome = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click({ noWaitAfter: true });
  await expect(page).toHaveURL('/welcome/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  letScriptCome();
});

test('what is typed and sent before the script has come is kept, and sent when it has', async ({ page }) => {
  const letScriptCome = await holdScript(page);
  await page.goto('/welcome/login', { waitUntil: 'commit' });
  await name(page).fill(people.maya.phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(new URL(page.url()).search).toBe('');
  letScriptCome();
  await expect(page.getByRole('heading', { level: 1, name: /Hi, Maya/ })).toBeVisible();
});

test('the splash of a later visit shows the mark of its brand before the script has come', async ({
  page,
  goHome,
}) => {
  await goHome(brandPeople.ukg);
  const letScriptCome = await holdScript(page);
  await page.goto('/ewa/home', { waitUntil: 'commit' });
  const mark = page.locator('.first-mark');
  await expect(mark).toBeVisible();
  await expect(mark).toHaveCSS('background-image', /\/assets\/icon-ukg-[\w-]+\.svg/);
  letScriptCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Hannah');
  await expect(mark).toBeHidden();
});

test('whoever chose another language sees that one alone', async ({ page }) => {
  await page.goto('/welcome/login');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qué gusto verte de nuevo');
  const letScriptCome = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  letScriptCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qué gusto verte de nuevo');
});
