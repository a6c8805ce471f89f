import type { Page } from '@playwright/test';
import type { Steering } from '../../src/testing/sandbox/steering.ts';
import { enterAmount, openPlaces } from '../money/steps.ts';
import { sentCode } from './sent-code.ts';

export { accountAtBank } from '../../src/testing/sandbox/account-at-bank.ts';

/** Has a code sent and enters it, where an action asks for one. */
export async function enterCode(page: Page, sandbox: Steering): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await sheet.getByRole('button', { name: 'Send me a code' }).click();
  await sheet.getByLabel('Code that we sent').fill(await sentCode(page, sandbox));
}

/** From the home to adding an account for a transfer of $20.00. */
export async function addForTransfer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get money' }).click();
  await enterAmount(page, '20');
  await openPlaces(page);
  await page.getByRole('link', { name: 'Add an account' }).click();
}
