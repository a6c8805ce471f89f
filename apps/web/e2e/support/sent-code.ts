import { expect, type Page } from '@playwright/test';
import type { Steering } from '../../src/testing/sandbox/steering.ts';

/** The code of the newest message, once the page says that one was sent. */
export async function sentCode(page: Page, sandbox: Steering): Promise<string> {
  await expect(page.getByText(/We sent a 6-digit code to/)).toBeVisible();
  const outbox = JSON.stringify(await sandbox.ask('/outbox'));
  const [, code] = /Your \w+ code is (\d{6})/.exec(outbox) ?? [];
  if (code === undefined) throw new Error(`No message has a code in it: ${outbox}`);
  return code;
}
