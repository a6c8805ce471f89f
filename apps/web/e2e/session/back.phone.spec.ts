import type { Page } from '@playwright/test';
import { addForTransfer } from '../support/accounts.ts';
import { expect, people, test } from '../support/journey.ts';
import { type LeftPage, leaveFor, withBackForwardCache } from '../support/kept-page.ts';
import { heading } from '../support/steps.ts';

// The fields of the frame come later.
test.use({ launchOptions: withBackForwardCache, mayMove: ['Add a debit card'] });

/** Chromium drops a page that it has kept when a database that is open there is deleted. Without that the page has to hide by itself. */
const keepDatabases = (page: Page) =>
  page.evaluate(() => {
    IDBFactory.prototype.deleteDatabase = () =>
      Object.create(IDBOpenDBRequest.prototype, {
        onsuccess: { writable: true },
        onerror: { writable: true },
      });
  });

async function signOut(page: Page): Promise<void> {
  await keepDatabases(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/welcome/login');
}

/** Fails if anything was seen of the page that came back, which another has replaced. */
const expectUnseen = async (left: LeftPage) =>
  expect((await left.seen())?.seen ?? false, 'whether the page of before was seen').toBe(false);

/** For pages that must not be shown: Chromium drops them at times for reasons of its own, and then they are loaded anew. */
const orLoaded = { mayBeDropped: true };

/** Another document, which has the button of the account as well. */
const elsewhere = '/ewa/home?again=1';

const mark = 'isSamePage';

test('Back shows the page as it was, without loading it', async ({ page, goHome }) => {
  await goHome();
  await page.evaluate((name) => void Reflect.set(window, name, true), mark);
  const left = await leaveFor(page, elsewhere);
  await left.back();
  await expect.poll(left.seen).toMatchObject({ seen: true });
  expect(await page.evaluate((name) => Reflect.get(window, name), mark)).toBe(true);
  await expect(heading(page, 'Hi, Maya')).toBeVisible();
});

test('after signing out Back shows nothing of before, not for a frame', async ({ page, goHome }) => {
  await goHome();
  const left = await leaveFor(page, elsewhere);
  await signOut(page);
  await left.back(orLoaded);
  await expect(page).toHaveURL(/\/welcome\/login/);
  await expectUnseen(left);
});

test('after the time in which a session may end Back loads the page again, of which nothing was seen for a frame', async ({
  page,
  goHome,
}) => {
  await goHome();
  await page.evaluate((name) => void Reflect.set(window, name, true), mark);
  const left = await leaveFor(page, elsewhere, 480_000);
  await left.back();
  await page.waitForFunction((name) => Reflect.get(window, name) === undefined, mark);
  await expect(heading(page, 'Hi, Maya')).toBeVisible();
  await expectUnseen(left);
});

test('a session that has timed out is over for Back as well', async ({ page, sandbox, goHome }) => {
  await goHome();
  const left = await leaveFor(page, elsewhere, 480_000);
  await keepDatabases(page);
  await sandbox.expireSessions();
  await left.back(orLoaded);
  await expect(page).toHaveURL(/\/welcome\/login/);
  await expectUnseen(left);
});

test('another person who goes back sees nothing of the one before, not for a frame', async ({
  page,
  goHome,
  signIn,
}) => {
  await goHome();
  const left = await leaveFor(page, elsewhere);
  await signOut(page);
  await signIn(people.elena);
  await expect(heading(page, 'Hi, Elena')).toBeVisible();
  await left.back(orLoaded);
  await expect(heading(page, 'Hi, Elena')).toBeVisible();
  await expectUnseen(left);
});

test('after a change of the employer Back shows nothing of the other, not for a frame', async ({
  page,
  signIn,
}) => {
  await page.goto('/welcome/login');
  await signIn(people.aisha);
  await page.getByRole('button', { name: 'Metro Home Care' }).click();
  await expect(heading(page, 'Hi, Aisha')).toBeVisible();
  const left = await leaveFor(page, elsewhere);
  await keepDatabases(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Switch employer/ })
    .click();
  const sheet = page.getByRole('dialog', { name: /Switch employer/ });
  await sheet.getByRole('radio', { name: 'Weekend Catering Co.' }).focus();
  await page.keyboard.press('Space');
  await sheet.getByRole('button', { name: 'Switch employer' }).click();
  await expect(page).toHaveURL('/ewa/home');
  await left.back(orLoaded);
  await expect(page.getByText('Weekend Catering Co.').first()).toBeVisible();
  await expectUnseen(left);
});

test('in another brand Back shows nothing of the one before, not for a frame', async ({ page, sandbox }) => {
  await page.goto('/welcome/login');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'common');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await sandbox.configure({ BusinessEnvironment: 'Canada' });
  const left = await leaveFor(page, '/welcome/forgot-password');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'canada');
  await left.back(orLoaded);
  await expect(page).toHaveURL('/welcome/login');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'canada');
  await expectUnseen(left);
});

test('the frame with a card’s number is gone before the page is kept, and begins anew on Back', async ({
  page,
  goHome,
}) => {
  await goHome();
  await addForTransfer(page);
  await page.getByRole('link', { name: /Debit card/ }).click();
  const number = page.frameLocator('iframe[title^="Card number"]').getByLabel('Card number');
  await number.fill('4000056655665556');
  const left = await leaveFor(page, elsewhere);
  await left.back();
  await expect.poll(left.seen).toEqual({ seen: true, frames: 0 });
  await expect(heading(page, 'Add a debit card')).toBeVisible();
  await expect(number).toHaveValue('');
});
