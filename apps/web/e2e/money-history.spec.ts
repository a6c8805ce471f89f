import type { Locator, Page } from '@playwright/test';
import { sendMoney } from './money-steps.ts';
import { expect, test } from './support/journey.ts';
import { saved, textOf } from './support/saved-pdf.ts';

test.beforeEach(async ({ goHome, page }) => {
  await goHome();
  await page.goto('/ewa/history');
  await expect(rows(page)).toHaveCount(10);
});

const rows = (page: Page): Locator => page.getByRole('link', { name: /^To / });

/** Opens the filters, changes some, and shows what they leave. */
async function filter(page: Page, change: (drawer: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /^(Filter|\d filters?)$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter and sort' });
  await change(drawer);
  await drawer.getByRole('button', { name: 'Show transfers' }).click();
  await expect(drawer).toBeHidden();
}

/** Checks a box by its words, as people do. */
async function check(drawer: Locator, words: string | RegExp): Promise<void> {
  await drawer.locator('label').filter({ hasText: words }).click();
  await expect(drawer.getByRole('checkbox', { name: words })).toBeChecked();
}

test('ten at a time, and more on demand; filters by status, amount, type, account and time, searched and sorted, outlive a reload [money-084] [money-085] [money-086]', async ({
  page,
  checkAccessibility,
}) => {
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(14);

  await filter(page, async (drawer) => {
    await drawer.getByLabel('Amount from').fill('100');
    await drawer.getByRole('button', { name: /Sort by/ }).click();
    await page.getByRole('option', { name: 'Largest amount first' }).click();
  });
  await expect(rows(page)).toHaveText([/\$200\.00/, /\$150\.00/, /\$120\.00/, /\$100\.00/, /\$100\.00/]);
  await filter(page, async (drawer) => {
    await drawer.getByRole('button', { name: 'Reset' }).click();
    await check(drawer, 'Canceled');
  });
  await expect(rows(page)).toHaveText([/\$60\.00.*Canceled/]);

  await filter(page, async (drawer) => {
    await drawer.getByRole('button', { name: 'Reset' }).click();
    await check(drawer, 'To a card');
    await drawer.getByRole('button', { name: /Time frame/ }).click();
    await page.getByRole('option', { name: 'Last 30 days' }).click();
  });
  await expect(page.getByRole('button', { name: '2 filters' })).toBeVisible();
  const recent = async () => {
    await expect(page.getByRole('button', { name: '2 filters' })).toBeVisible();
    await expect(rows(page).first()).toContainText('$60.00');
    // The card's transfer of 45 days ago.
    await expect(rows(page).filter({ hasText: '$40.00' })).toHaveCount(0);
    await expect(rows(page).filter({ hasText: 'Harbor' })).toHaveCount(0);
  };
  await recent();
  await page.reload();
  await recent();

  await page.getByRole('searchbox', { name: 'Account or card' }).fill('harbor');
  await page.getByRole('button', { name: 'Show all transfers' }).click();
  await expect(page.getByRole('searchbox', { name: 'Account or card' })).toHaveValue('');
  await page.getByRole('searchbox', { name: 'Account or card' }).fill('harbor');
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(9);
  await checkAccessibility();
});

test('one account alone shows what went there, and is asked for again only after a transfer [money-087] [money-088] [money-094]', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/ewa/GetInstrumentTransactionHistory')) asked += 1;
  });
  const only = (account: RegExp) =>
    filter(page, async (drawer) => {
      await drawer.getByRole('button', { name: 'Reset' }).click();
      await check(drawer, account);
    });
  await only(/Everyday Debit/);
  const summary = page.getByRole('region', { name: 'This account or card so far' });
  await expect(summary).toContainText('$205.00');
  await expect(summary).toContainText('$14.95');
  await expect(rows(page)).toHaveCount(5);
  await only(/Harbor Credit Union/);
  await expect(summary).toContainText('$875.00');
  await only(/Everyday Debit/);
  await expect(summary).toContainText('$205.00');
  expect(asked).toBe(2);

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Home' }).click();
  await sendMoney(page, { amount: '25.50' });
  await page.getByRole('button', { name: 'Done' }).click();
  await main.getByRole('link', { name: 'Money' }).click();
  await only(/Harbor Credit Union/);
  await expect(summary).toContainText('$900.50');
  expect(asked).toBe(3);
});

test('one transfer is shown with what was filtered still there, and saved as a PDF whose text can be selected [money-089]', async ({
  page,
  isMobile,
  checkAccessibility,
}) => {
  await filter(page, (drawer) => check(drawer, 'To a card'));
  await expect(rows(page)).toHaveCount(5);
  await rows(page).first().click();
  const detail = isMobile ? page.getByRole('main') : page.getByRole('region', { name: 'Transfer details' });
  await expect(detail).toContainText('Everyday Debit ••0926');
  await expect(detail).toContainText('Requested');
  if (isMobile) await expect(page).toHaveURL(/\/ewa\/history\/T-/);
  // The list stays beside it, and says which one is shown.
  else await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
  await checkAccessibility();

  const id = /T(?:-\w{4}){4}/.exec((await detail.textContent()) ?? '')?.[0] ?? '';
  const receipt = await saved(page, () => page.getByRole('button', { name: 'Save as PDF' }).click());
  expect(receipt.suggestedFilename()).toBe(`${id}.pdf`);
  const text = await textOf(receipt);
  for (const words of ['Dayfare', 'Receipt for $60.00', id, 'Everyday Debit ••0926', '$2.99', '$62.99'])
    expect(text).toContain(words);

  await page.getByRole('button', { name: isMobile ? 'Back' : 'Close transfer details' }).click();
  await expect(page.getByRole('button', { name: '1 filter' })).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
});

test('a month is saved as a statement with each transfer and the totals; a month without any says so [money-086]', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Statements' }).click();
  const sheet = page.getByRole('dialog', { name: 'Save a statement' });
  await expect(sheet).toBeVisible();
  const choose = async (back: number) => {
    await sheet.getByRole('button', { name: /Month/ }).click();
    await page.getByRole('option').nth(back).click();
  };
  await choose(11);
  await sheet.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(sheet.getByText(/has no transfers\. Choose another month\./)).toBeVisible();
  await choose(1);
  const statement = await saved(page, () => sheet.getByRole('button', { name: 'Save as PDF' }).click());
  const text = await textOf(statement);
  for (const words of ['Statement for', 'Maya Torres', 'Harbor Credit Union ••4821', 'Sent to you'])
    expect(text).toContain(words);
  await expect(sheet).toBeHidden();
});

test('a history that is refused says so, and comes on a second try', async ({ page, sandbox }) => {
  await sandbox.fault({ match: 'ewa/getTransactionHistory', kind: 'error', code: 'TooManyRequests' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We couldn’t load your transfers' })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(10);
});
