import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { enter, heading } from '../support/steps.ts';

const day = 86_400_000;

// What this device knew of the goal comes first; once it is reached, it has no plan any more, and what is below moves up.
test.use({ mayMove: ['Your goal'] });

test('a goal is started, saved for from pay, reached, withdrawn and archived by keyboard [savings-003] [savings-005] [savings-007]', async ({
  page,
  sandbox,
  goHome,
  checkAccessibility,
}) => {
  await goHome();
  await page.goto('/savings');
  await expect(heading(page, 'Put a little aside')).toBeVisible();
  await checkAccessibility();
  await enter(page, 'Start a goal');
  await expect(heading(page, 'A new goal')).toBeVisible();
  await page.getByRole('textbox', { name: 'What are you saving for?' }).focus();
  await page.keyboard.type('New shoes');
  await page.getByRole('textbox', { name: 'How much do you need?' }).focus();
  await page.keyboard.type('30');
  await page.getByRole('textbox', { name: 'How much each time?' }).focus();
  await page.keyboard.type('30');
  await expect(page.getByText(/\$30\.00 every week gets you there by/)).toBeVisible();
  await checkAccessibility();
  await enter(page, 'Continue');
  await expect(heading(page, 'Check your plan')).toBeVisible();
  await checkAccessibility();
  await enter(page, /^Read and agree$/);
  await agreeByKeyboard(page);
  await enter(page, 'Start saving');
  await expect(heading(page, '“New shoes” has begun')).toBeVisible();
  await checkAccessibility();
  await enter(page, 'See the goal');
  await expect(heading(page, 'New shoes')).toBeVisible();

  await sandbox.advance(4 * day);
  await page.reload();
  await expect(page.getByText('You’ve done it')).toBeVisible();
  await checkAccessibility();
  await enter(page, 'Withdraw');
  await expect(page.getByText('Next business day, free')).toBeVisible();
  await enter(page, 'All of it: $30.00');
  await enter(page, 'Withdraw $30.00');
  await expect(heading(page, '$30.00 on its way')).toBeVisible();
  await checkAccessibility();
  await enter(page, 'See the goal');
  await enter(page, 'Archive');
  await enter(page, 'Archive it');
  await expect(page.getByText('Archived').first()).toBeVisible();
});

/** Agrees to both agreements, one after the other. */
async function agreeByKeyboard(page: Page): Promise<void> {
  for (const name of ['I Agree 1/2', 'I Agree 2/2']) await enter(page, name);
  await expect(page.getByRole('dialog')).toBeHidden();
}
