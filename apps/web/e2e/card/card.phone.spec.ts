import type { Page } from '@playwright/test';
import { expect, people, test } from '../support/journey.ts';
import { saved, textOf } from '../support/saved-pdf.ts';
import { enter, heading, readAndAgree } from '../support/steps.ts';

/** Chooses one of several as a keyboard does. */
async function pick(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name }).focus();
  await page.keyboard.press('Space');
}

test('a lost card is replaced and followed, loaded by itself, and paid to directly [card-018] [card-026]', async ({
  page,
  goHome,
  checkAccessibility,
}) => {
  await goHome(people.nadia);
  await page.goto('/card/services-dashboard');
  await expect(page.getByRole('list', { name: 'Card services' })).toBeVisible();
  await checkAccessibility();

  await page.getByRole('link', { name: /^Replace your card/ }).press('Enter');
  await expect(heading(page, 'Replace your card')).toBeVisible();
  await pick(page, /^Lost/);
  await expect(page.getByText('$5.00, from your card')).toBeVisible();
  await checkAccessibility();
  await enter(page, 'Order a new card for $5.00');
  await expect(heading(page, 'Your new card is on its way')).toBeVisible();
  await checkAccessibility();
  await enter(page, 'See your card');
  await expect(page.getByRole('list', { name: 'Your card’s way to you' })).toBeVisible();

  await page.goto('/card/services-dashboard');
  await page.getByRole('link', { name: /^Autoload/ }).press('Enter');
  await expect(heading(page, 'Autoload')).toBeVisible();
  await checkAccessibility();
  await readAndAgree(page);
  await enter(page, 'Turn on autoload');
  await expect(page.getByRole('button', { name: 'Turn off autoload' })).toBeVisible();
  await checkAccessibility();

  await page.goto('/card/services-dashboard');
  await page.getByRole('link', { name: /^Direct deposit/ }).press('Enter');
  await expect(heading(page, 'Your pay, right on your card')).toBeVisible();
  await checkAccessibility();
  await enter(page, 'Set up direct deposit');
  await pick(page, /^A percentage/);
  await expect(page.getByText(/50% of each paycheck goes to your card, and 50%/)).toBeVisible();
  await checkAccessibility();
  await enter(page, 'Get the form');
  await expect(page.getByText('Pending approval')).toBeVisible();
  await checkAccessibility();
  const form = await saved(page, () => enter(page, 'Download the form'));
  expect(form.suggestedFilename()).toBe('direct-deposit-form.pdf');
  const text = await textOf(form);
  for (const words of [
    'Direct deposit form',
    'Nadia Rahman',
    '129900052',
    '50% of each paycheck',
    'Signature',
  ])
    expect(text).toContain(words);
});
