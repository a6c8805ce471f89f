import type { Page } from 'playwright';
import type { Rows } from '../compose.ts';
import type { Stage } from '../stage.ts';
import { type Take, visitAs } from '../visit.ts';

/** Opens the home and waits for its last part. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/ewa/home');
  await page.locator('a[href^="/ewa/history/"]').first().waitFor();
}

/** The home in three brands: on a phone, on a desktop, and on a phone in French and dark. */
export async function home(stage: Stage): Promise<Rows> {
  const look = async (page: Page, take: Take) => {
    await openHome(page);
    return take();
  };
  return [
    [
      await visitAs(stage, { brand: 'common', on: 'phone' }, look),
      await visitAs(stage, { brand: 'paycor', on: 'desktop' }, look),
      await visitAs(stage, { brand: 'canada', on: 'phone', scheme: 'dark', locale: 'fr-CA' }, look),
    ],
  ];
}
