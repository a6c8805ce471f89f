import type { Page } from '@playwright/test';
import { priya } from './money-steps.ts';
import { expect, type Person, people, test } from './support/journey.ts';

const camille: Person = {
  phone: '(416) 555-0106',
  email: 'camille.tremblay@example.com',
  name: 'Camille Tremblay',
};

/** Walks through every page behind the login; `look` sees each of them once it is there. */
async function walk(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const goOn = page.getByRole('button', { name: /^Continu(e|ar|er)$/ });
  const at = async (path: RegExp, name: string) => {
    await expect(page).toHaveURL(path);
    await expect(heading).toBeVisible();
    await look(name);
  };
  await page.goto('/ewa/home');
  await at(/\/ewa\/home$/, 'home');
  await page.locator('a[href^="/ewa/history/"]').first().click();
  await at(/\/ewa\/history\/./, 'transaction');
  await page.goto('/ewa/history');
  await at(/\/ewa\/history$/, 'history');
  await page.goto('/ewa/get-money');
  await at(/\/ewa\/get-money$/, 'amount');
  await page.locator('main input').first().fill('21');
  for (const step of ['where', 'speed', 'review']) {
    await goOn.click();
    await at(new RegExp(`/ewa/get-money/${step}$`), step);
  }
  await page.goto('/no-such-page');
  await expect(page.locator('main, h1').first()).toBeVisible();
  await look('page not found');
}

/** Every text of a page that stands for itself, as a reader would meet it. */
const textsOf = (page: Page): Promise<string[]> =>
  page
    .locator('h1, h2, main button, main a, dt')
    .evaluateAll((elements) =>
      elements.map((element) => element.textContent?.trim() ?? '').filter((text) => /\p{L}{3}/u.test(text)),
    );

test('a language that is chosen once shows on every page', async ({ page, goHome }) => {
  test.slow();
  await goHome();
  const english = new Map<string, string[]>();
  await walk(page, async (name) => {
    english.set(name, await textsOf(page));
  });
  await page.goto('/ewa/home');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => textsOf(page)).not.toEqual(english.get('home'));
  // What the server writes comes in the new language, too.
  await expect(page.getByRole('link', { name: /^A Harbor Credit Union/ }).first()).toBeVisible();
  expect(loads).toBe(0);
  await walk(page, async (name) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    const before = english.get(name) ?? [];
    // Names of banks, dates in figures and the like are the same in every language; sentences are not.
    const kept = (await textsOf(page)).filter((text) => before.includes(text) && /\s\S+\s/.test(text));
    expect(kept, name).toEqual([]);
  });
});

test('an employer’s brand shows on every page, and goes with the next person [brands-001]', async ({
  page,
  goHome,
}) => {
  test.slow();
  const html = page.locator('html');
  await goHome(priya);
  await walk(page, () => expect(html).toHaveAttribute('data-brand', 'paycor'));
  await page.goto('/ewa/home');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed out.')).toBeVisible();
  await goHome(people.maya);
  await walk(page, () => expect(html).toHaveAttribute('data-brand', 'common'));
});

test('whoever works in Canada is offered French', async ({ page, goHome }) => {
  await goHome(camille);
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('button', { name: 'Español' })).toBeHidden();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Retirer mon salaire' })).toBeVisible();
});

test.describe('in a browser whose language we do not have', () => {
  test.use({ locale: 'de-DE' });

  test('the product is in English [i18n-004]', async ({ page }) => {
    await page.goto('/welcome/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  });
});
