import type { Page } from '@playwright/test';
import { expect, people, test } from '../support/journey.ts';
import { enter } from '../support/steps.ts';

const day = 86_400_000;

/** Chooses one of several as a keyboard does. */
async function pick(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name }).focus();
  await page.keyboard.press('Space');
}

test('early tips are set up, the next report is paid out, and the history is narrowed down [tips-002] [tips-004] [tips-005]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome(people.dario);
  await page.goto('/timely-tips');
  await expect(page.getByText('Read how early tips work, and agree to it.')).toBeVisible();
  await checkAccessibility();
  await enter(page, 'Read and agree');
  await enter(page, /^I agree/i);
  await enter(page, 'Continue');
  await pick(page, /^Tips and mileage/);
  await enter(page, 'Continue');
  await expect(page.getByText('Choose the account or card that your tips are paid to.')).toBeVisible();
  // Whoever leaves here goes on here.
  await page.reload();
  await pick(page, /9272/);
  await enter(page, 'Use this account');
  await enter(page, 'Start early tips');
  await expect(page.getByText('Nothing yet')).toBeVisible();
  await checkAccessibility();

  await sandbox.reportTips(people.dario, 'Tips', 86_40);
  await sandbox.reportTips(people.dario, 'Mileage', 9_00);
  await sandbox.advance(day);
  await page.reload();
  await expect(page.getByText(/To Lantern Debit ••9272/).first()).toBeVisible();
  await page.getByRole('link', { name: 'See all of it' }).press('Enter');
  await expect(page.getByText('2 reports')).toBeVisible();
  await page.getByRole('link', { name: 'Filter' }).press('Enter');
  await pick(page, 'Mileage');
  await checkAccessibility();
  await enter(page, 'Show them');
  await expect(page.getByText('1 report', { exact: true })).toBeVisible();
  await expect(page.getByText('$9.00').first()).toBeVisible();
  await checkAccessibility();
});
