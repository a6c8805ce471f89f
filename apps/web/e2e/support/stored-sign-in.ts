import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { handedOver } from './handed-over.ts';
import type {} from './sign-in-here.ts';

/**
 * Signs a person in on an empty page of the server's origin: the session lies sealed in the browser's storages, as the app leaves it there,
 * and the app that is opened next finds it.
 */
export async function signInStored(
  page: Page,
  origin: string,
  credentials: { readonly email: string; readonly password: string },
): Promise<void> {
  const empty = `${origin}/empty`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }),
  );
  await page.goto(empty);
  await page.unroute(empty);
  await page.evaluate(await readFile(handedOver('signInScript'), 'utf8'));
  await page.evaluate((who) => window.signInHere(who), credentials);
}
