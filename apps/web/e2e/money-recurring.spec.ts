import type { Page } from '@playwright/test';
import { agree } from './money-steps.ts';
import { expect, test } from './support/journey.ts';

const day = 86_400_000;

test.beforeEach(async ({ goHome, page }) => {
  await goHome();
  await page.goto('/ewa/history');
  await page.getByRole('link', { name: 'Regular transfers' }).click();
});

/** Sets up $20.00 every day from tomorrow on, for so many times. */
async function setUp(page: Page, times: string): Promise<void> {
  await page.getByRole('button', { name: 'Set up a regular transfer' }).click();
  await page.getByRole('textbox', { name: /How much each time/ }).fill('20');
  await page.getByText('Every day', { exact: true }).click();
  await page.getByRole('textbox', { name: /Number of times/ }).fill(times);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check and agree' })).toBeVisible();
  await agree(page);
}

const start = (page: Page) => page.getByRole('button', { name: 'Start regular transfers' }).click();
const row = (page: Page) => page.getByRole('link', { name: /\$20\.00 every day/ });

// The list is shorter than its skeleton: the action below it moves up.
test.use({ mayMove: ['Regular transfers'] });

test('a regular transfer is previewed, agreed to, made on its days for nothing, and ends [money-050] [money-051] [money-080] [money-081] [money-082]', async ({
  page,
  sandbox,
  checkAccessibility,
}) => {
  await expect(page.getByText('Nothing repeats yet')).toBeVisible();
  await setUp(page, '2');
  await expect(page.getByText('$40.00')).toBeVisible();
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  await checkAccessibility();
  await start(page);
  await expect(row(page)).toContainText('Active');
  await sandbox.advance(4 * day);
  await page.reload();
  await expect(row(page)).toContainText('Ended');
  await row(page).click();
  await expect(page.getByText('$40.00 (2)')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: /Sent/ }).first().click();
  await expect(page.getByText('Harbor Credit Union ••4821').first()).toBeVisible();
});

test('it is paused, resumed, extended and stopped; its next one is skipped [money-043] [money-083] [money-091]', async ({
  page,
  sandbox,
}) => {
  await setUp(page, '5');
  await start(page);
  await row(page).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Nothing is sent until you resume it.', { exact: true })).toBeVisible();
  await sandbox.advance(day);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.getByRole('button', { name: 'Change when it ends' }).click();
  await page.getByRole('textbox', { name: /Number of times/ }).fill('8');
  await page.getByRole('button', { name: 'Save the new end' }).click();
  await expect(page.getByText('After 8 times')).toBeVisible();

  await page.getByRole('button', { name: 'Skip this one' }).click();
  await page.getByRole('button', { name: 'Skip it' }).click();
  await expect(page.getByText('Skipped', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  await sandbox.advance(5 * day);
  await page.goto('/ewa/history');
  await expect(page.getByRole('link', { name: /^To / }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /\$20\.00/ })).toHaveCount(0);
});

test('it is set up once although the answer got lost, and skipped once although that answer got lost too [money-081] [money-091]', async ({
  page,
  sandbox,
}) => {
  await setUp(page, '5');
  await sandbox.fault({ match: 'ewa/SaveRecurringTransactionDetail', kind: 'drop-after' });
  await start(page);
  await expect(page.getByText(/it’s never set up twice/)).toBeVisible();
  await sandbox.clearFaults();
  await start(page);
  await expect(row(page)).toHaveCount(1);
  await row(page).click();
  await sandbox.fault({ match: 'ewa/cancelScheduledTransaction', kind: 'drop-after' });
  await page.getByRole('button', { name: 'Skip this one' }).click();
  await page.getByRole('button', { name: 'Skip it' }).click();
  await expect(page.getByText(/This page shows how it stands now/)).toBeVisible();
  await expect(page.getByText('Skipped', { exact: true })).toHaveCount(1);
});

test('more than may repeat by itself is refused at the amount, with the limit [money-139]', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Set up a regular transfer' }).click();
  await page.getByRole('textbox', { name: /How much each time/ }).fill('201');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('A regular transfer can be $200.00 at most.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /How much each time/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});
