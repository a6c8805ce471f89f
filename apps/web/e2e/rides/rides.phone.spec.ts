import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { enter, heading, readAndAgree } from '../support/steps.ts';

const minute = 60_000;

/** Types a part of a place's name and takes the first that is found. */
async function place(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).focus();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('a ride is booked by keyboard, watched, and has a receipt [rides-001] [rides-005] [rides-017]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  await page.goto('/uber');
  await expect(heading(page, 'When were you born?')).toBeVisible();
  await page.getByRole('spinbutton', { name: /^month/ }).focus();
  await page.keyboard.type('04021994');
  await enter(page, 'Save and go on');
  await expect(heading(page, 'Rides')).toBeVisible();
  await place(page, 'Pick-up', 'Central Station');
  await place(page, 'Destination', 'Riverside Hospital');
  await enter(page, 'See cars and prices');
  await expect(heading(page, 'Choose a car')).toBeVisible();
  await page.getByRole('radio', { name: 'Standard' }).focus();
  await page.keyboard.press('Space');
  await readAndAgree(page);
  await enter(page, 'Book for $11.00');
  await expect(heading(page, 'Your ride')).toBeVisible();
  await checkAccessibility();
  await sandbox.advance(5 * minute);
  // The page asks by itself.
  await expect(page.getByText(/minutes away from Riverside Hospital/)).toBeVisible();
  await sandbox.advance(20 * minute);
  await page.reload();
  await enter(page, 'See the receipt');
  await expect(heading(page, 'Receipt of your ride')).toBeVisible();
  await expect(page.getByText('$0.33')).toBeVisible();
  await checkAccessibility();
});
