import type { Page } from '@playwright/test';
import { amountField, enterAmount, sendMoney } from './money-steps.ts';
import { expect, test } from './support/journey.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Per day' });

async function setTo(page: Page, amount: string, button: string): Promise<void> {
  await section(page).getByRole('button', { name: button }).click();
  const sheet = page.getByRole('dialog', { name: 'Your limit per day' });
  await sheet.getByRole('textbox').fill(amount);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
}

test('a person sets a limit, takes up to it, and raises it a day later', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  test.slow();
  await goHome();
  await page.goto('/ewa/limits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your own limits');
  await setTo(page, '50', 'Set a limit');
  await expect(section(page)).toContainText('$50.00 left today');
  await checkAccessibility();

  await page.goto('/ewa/home');
  await sendMoney(page, { amount: '30' });
  await page.goto('/ewa/get-money');
  await expect(page.getByText('Your own limit: $50.00 a day, $20.00 left today')).toBeVisible();
  await enterAmount(page, '21');
  await expect(page.getByText(/more than the limit you set yourself\. It leaves \$20\.00/)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Change your own limits' }).click();

  await setTo(page, '80', 'Change');
  await expect(section(page)).toContainText(/Goes up to \$80\.00 on \w+,\s\w+\s\d+,\s.*\sE[SD]T\./);
  await expect(section(page)).toContainText('$20.00 left today');
  await checkAccessibility();
  await section(page).getByRole('button', { name: 'Keep $50.00' }).click();
  await expect(section(page).getByText(/Goes up/)).toBeHidden();
  await setTo(page, '80', 'Change');
  await sandbox.advance(24 * 60 * 60_000);
  await goHome();
  await page.goto('/ewa/limits');
  await expect(section(page)).toContainText('$80.00 left today');
});

test('a limit that was lowered elsewhere refuses what was already quoted, and leads to the limits', async ({
  page,
  context,
  goHome,
}) => {
  await goHome();
  await page.goto('/ewa/get-money');
  await expect(amountField(page)).toBeVisible();
  await enterAmount(page, '40');
  const other = await context.newPage();
  await other.goto('/ewa/limits');
  await setTo(other, '10', 'Set a limit');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/where$/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That goes over the limit you set yourself.')).toBeVisible();
  await page.getByRole('button', { name: 'See your own limits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your own limits');
  await expect(section(page)).toContainText('$10.00 left today');
});
