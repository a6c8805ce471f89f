import type { Locator, Page } from '@playwright/test';
import { expect, people, test } from '../support/journey.ts';
import { amountField, placeField, receipt, sendButton } from './steps.ts';

/** Presses Tab until an element has the focus: as far as a person would go. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the whole way is open to the keyboard alone', async ({ page }) => {
  await page.goto('/welcome/login');
  await tabTo(page, page.getByLabel('Phone number or email'));
  await page.keyboard.type(people.maya.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Early-Bird-2026!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ewa/home');
  await tabTo(page, page.getByRole('button', { name: 'Get money' }));
  await page.keyboard.press('Enter');
  await expect(amountField(page)).toBeVisible();
  await tabTo(page, amountField(page));
  await page.keyboard.type('44');
  await tabTo(page, placeField(page));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /Everyday Debit/ }));
  await page.keyboard.press('Enter');
  await expect(placeField(page)).toContainText('Everyday Debit');
  await expect(placeField(page)).toBeFocused();
  // Until the figures of this account are there.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Instant' })).toBeEnabled();
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Instant' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Check and agree' })).toBeFocused();
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await receipt(page);
  await tabTo(page, page.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ewa/home');
});
