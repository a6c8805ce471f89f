import type { Page } from 'playwright';
import type { Rows } from '../compose.ts';
import type { Stage } from '../stage.ts';
import { type Take, visitAs } from '../visit.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Goes on to the review, and waits until it shows. */
async function advance(page: Page): Promise<void> {
  await press(page, 'Continue');
  await page.waitForURL(/\/review$/);
  await page.getByRole('heading', { level: 1, name: 'Check and agree' }).waitFor();
}

/** Waits until the figures of what was typed are there. */
const worked = (page: Page) => page.getByText('$50.00', { exact: true }).first().waitFor();

async function enterAmount(page: Page): Promise<void> {
  await page.goto('/ewa/get-money');
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
}

/** Getting money on one screen, on a phone and on a desktop beside the summary, and the receipt. */
export async function getMoney(stage: Stage): Promise<Rows> {
  const speed = await visitAs(stage, { brand: 'onshift', on: 'desktop' }, async (page, take) => {
    await enterAmount(page);
    await page.getByRole('region', { name: 'To', exact: true }).getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Valle Débito/ })
      .click();
    await worked(page);
    return take();
  });
  const [amount, receipt] = await visitAs(
    stage,
    { brand: 'onshift', on: 'phone' },
    async (page, take: Take) => {
      await enterAmount(page);
      await worked(page);
      const first = await take();
      await advance(page);
      await press(page, /\$50\.00/);
      await page.waitForURL(/\/ewa\/receipt\//);
      return [first, await take()] as const;
    },
  );
  return [[amount, speed, receipt]];
}
