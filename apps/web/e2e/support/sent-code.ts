import { expect, type Page } from '@playwright/test';
import { lastCode } from '../../src/testing/sandbox/last-code.ts';
import type { Steering } from '../../src/testing/sandbox/steering.ts';

/** The code of the newest message, once the page says that one was sent. */
export async function sentCode(page: Page, sandbox: Steering): Promise<string> {
  await expect(page.getByText(/We sent a 6-digit code to/)).toBeVisible();
  return lastCode(sandbox);
}
