import type { Page } from '@playwright/test';

/** Of everyone who is seeded. */
export const seededPassword = 'Early-Bird-2026!';

/** A seeded person with a balance; the README lists all of them. */
const person = { identifier: '(202) 555-0101', password: seededPassword };

/** Who signs in; by default the person above. */
export interface SignIn {
  readonly identifier: string;
  readonly password: string;
}

/** Signs in at the login, as far as the home's address. `typingMs` pass between the first letter and the last. */
export async function signInAtLogin(
  page: Page,
  url: string,
  typingMs = 0,
  { identifier, password }: SignIn = person,
): Promise<void> {
  await page.goto(`${url}/welcome/login`);
  await page.getByLabel('Phone number or email').fill(identifier);
  await page.waitForTimeout(typingMs);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.waitForURL(/\/ewa\/home$/);
}

/** Presses something that leads to a page whose path fits, and waits until the page has its heading. */
export type Advance = (press: () => Promise<void>, path: RegExp) => Promise<void>;

/**
 * Walks through the pages behind the login as a person would, from signing in to the receipt. Gives the path of each page once it is
 * there; a walk may reload it. Measurements wait in another way, as looking for a heading takes of the page's time.
 */
export async function* toReceipt(page: Page, url: string, advance?: Advance): AsyncGenerator<string> {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const arrive = async (path: RegExp) => {
    await page.waitForURL(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  const follow: Advance =
    advance ??
    (async (pressed, path) => {
      await pressed();
      await arrive(path);
    });
  await signInAtLogin(page, url);
  await arrive(/\/ewa\/home$/);
  yield '/ewa/home';
  await page.goto(`${url}/ewa/history`);
  await arrive(/\/ewa\/history$/);
  yield '/ewa/history';
  await page.getByRole('link', { name: /\$\d/ }).first().click();
  await arrive(/\/ewa\/history\/./);
  yield '/ewa/history/:id';
  await page.goto(`${url}/ewa/get-money`);
  await arrive(/\/ewa\/get-money$/);
  yield '/ewa/get-money';
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('40');
  await follow(() => press('Continue'), /\/ewa\/get-money\/review$/);
  yield '/ewa/get-money/review';
  await follow(() => press(/^Get \$/), /\/ewa\/receipt\//);
  yield '/ewa/receipt/:id';
}
