import type { Page } from '@playwright/test';
import type { Steering } from '../src/testing/sandbox/steering.ts';
import { agree, enterAmount, next, receipt, sendButton } from './money-steps.ts';
import { enterCode } from './support/accounts.ts';
import { expect, people, test } from './support/journey.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

// What became of it comes while somebody looks.
test.use({ mayMove: ['Receipt', 'Transfer details'] });

/** From the amount to the places. */
async function upToPlaces(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Get money' }).click();
  await enterAmount(page, amount);
  await next(page);
  await expect(page).toHaveURL(/\/where$/);
}

/** From the chosen place to the receipt; gives the transaction's number. */
async function sendAtOnce(page: Page, documents: number): Promise<string> {
  await next(page);
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
  await next(page);
  await agree(page, documents);
  await sendButton(page).click();
  return receipt(page);
}

/** Adds the account at a company that has been typed, with a code, until it is chosen. */
async function addBiller(page: Page, sandbox: Steering, company: string): Promise<void> {
  await page.getByRole('button', { name: 'Add this account' }).click();
  await enterCode(page, sandbox);
  await expect(page.getByRole('radio', { name: company })).toBeChecked();
}

test('pay becomes an Amazon gift card: its own terms, a code that is hidden, shown and copied [money-001] [money-047]', async ({
  page,
  context,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goHome();
  await upToPlaces(page, '30');
  await page.getByRole('link', { name: /Amazon gift card/ }).click();
  await expect(page.getByText('Up to $200.00 at once')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Get a gift card' }).click();
  await enterAmount(page, '30');
  await next(page);
  await expect(page.getByRole('radio', { name: 'Amazon gift card' })).toBeChecked();
  await checkAccessibility();
  const id = await sendAtOnce(page, 3);
  await sandbox.advance(6 * minute);
  await page.goto(`/ewa/history/${id}`);
  await page.getByRole('button', { name: 'Show the gift code' }).click();
  await expect(page.getByText(/^••••-••••••-[A-Z0-9]{4}$/)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: /Copy.*Gift code/i }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{6}-[A-Z0-9]{4}$/);
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByText(copied)).toBeVisible();
});

test('a gift card that Amazon doesn’t issue says so, and the money is back', async ({
  page,
  sandbox,
  goHome,
}) => {
  test.slow();
  await goHome();
  await page.goto('/ewa/gift-card');
  await page.getByRole('button', { name: 'Get a gift card' }).click();
  await enterAmount(page, '30');
  await next(page);
  await sandbox.setRail(people.maya, 'Amazon gift card', 'RefusesLate');
  const id = await sendAtOnce(page, 3);
  await sandbox.advance(6 * minute);
  await page.goto(`/ewa/history/${id}`);
  await expect(page.getByText(/Amazon didn’t issue the code.*back in your balance/)).toBeVisible();
});

test('a bill is paid from pay: the company is chosen, its account confirmed by a code, and its reference kept', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  test.slow();
  await goHome();
  await upToPlaces(page, '40');
  await page.getByRole('link', { name: /Pay a bill/ }).click();
  await page.getByRole('searchbox', { name: 'Name of the company' }).fill('harbor');
  await expect(page.getByRole('list', { name: 'Companies' }).getByRole('listitem')).toHaveCount(1);
  await checkAccessibility();
  await page.getByRole('link', { name: /Harbor Water Works/ }).click();
  await page.getByRole('textbox', { name: 'Account number on the bill' }).fill('77-8899');
  await page.getByRole('button', { name: 'Add this account' }).click();
  await expect(page.getByText('Enter the ZIP code.')).toBeVisible();
  await page.getByRole('textbox', { name: 'ZIP code on the bill' }).fill('10005');
  await checkAccessibility();
  await addBiller(page, sandbox, 'Harbor Water Works');
  await next(page);
  // It books bills on the next business day only.
  await next(page);
  await agree(page, 3);
  await sendButton(page).click();
  const id = await receipt(page);
  await sandbox.advance(5 * day);
  await page.goto(`/ewa/history/${id}`);
  await expect(page.getByText(/^\d{5}-\d{5}$/)).toBeVisible();
  await expect(page.getByText('Arrived').first()).toBeVisible();
  await checkAccessibility();
});

test('a bill whose number the company doesn’t know comes back, and leads to the right number', async ({
  page,
  sandbox,
  goHome,
}) => {
  test.slow();
  await goHome();
  await upToPlaces(page, '40');
  await page.getByRole('link', { name: /Pay a bill/ }).click();
  await page.getByRole('link', { name: /City Power & Light/ }).click();
  await page.getByRole('textbox', { name: 'Account number on the bill' }).fill('770000');
  await addBiller(page, sandbox, 'City Power & Light');
  const id = await sendAtOnce(page, 3);
  await sandbox.advance(61 * minute);
  await page.goto(`/ewa/history/${id}`);
  await expect(page.getByText(/add the company again with the right number/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose another account or card' }).click();
  await expect(page.getByRole('radio', { name: 'City Power & Light' })).toBeDisabled();
});

test('pay goes onto the brand’s own card, and is in its balance in a minute', async ({
  page,
  sandbox,
  goHome,
}) => {
  test.slow();
  const card = await sandbox.giveMoney(people.maya, 'Card', 10_00);
  await goHome();
  await upToPlaces(page, '30');
  await page.getByRole('radio', { name: 'Dayfare card' }).check({ force: true });
  const id = await sendAtOnce(page, 2);
  await sandbox.advance(2 * minute);
  await page.goto(`/ewa/history/${id}`);
  await expect(page.getByText('Arrived').first()).toBeVisible();
  await page.goto(`/ewa/accounts/${card}`);
  await expect(page.getByText('$40.00')).toBeVisible();
});
