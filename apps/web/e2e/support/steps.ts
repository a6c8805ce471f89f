import { expect, type Locator, type Page } from '@playwright/test';

/** The heading of the page. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Goes to a button as a keyboard does, and presses Enter. `exact`: its name is this one and has no more words. Default false. */
export async function enter(page: Page, name: string | RegExp, { exact = false } = {}): Promise<void> {
  await page.getByRole('button', { name, exact }).focus();
  await page.keyboard.press('Enter');
}

/** Opens the agreements by keyboard, and agrees to each until their dialog has closed. */
export async function readAndAgree(page: Page): Promise<void> {
  await enter(page, 'Read and agree');
  const dialog = page.getByRole('dialog');
  // Its code is loaded when it is opened.
  await expect(dialog).toBeVisible();
  const agree = dialog.getByRole('button', { name: /^I agree/i });
  // One agreement takes the place of another: until the last, there is a button again.
  await expect(async () => {
    if (await agree.isVisible()) {
      await agree.focus({ timeout: 1_000 });
      await page.keyboard.press('Enter');
    }
    await expect(dialog).toBeHidden({ timeout: 100 });
  }).toPass({ intervals: [50] });
}
