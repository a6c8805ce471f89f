import type { Page } from 'playwright';
import type { Rows } from '../compose.ts';
import type { Stage } from '../stage.ts';
import { type Take, visitAs } from '../visit.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Goes on to a step, and waits until it shows: its address comes before its heading. */
async function goOn(page: Page, step: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  await press(page, 'Continue');
  await page.waitForURL(new RegExp(`/${step}$`));
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent !== text, before);
}

async function enterAmount(page: Page): Promise<void> {
  await page.goto('/ewa/get-money');
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
}

/** Getting money: how much on a phone, how fast on a desktop beside the summary, and the receipt. */
export async function getMoney(stage: Stage): Promise<Rows> {
  const speed = await visitAs(stage, { brand: 'onshift', on: 'desktop' }, async (page, take) => {
    await enterAmount(page);
    await goOn(page, 'where');
    await page.getByRole('radio', { name: 'Valle Débito' }).check({ force: true });
    await goOn(page, 'speed');
    return take();
  });
  const [amount, receipt] = await visitAs(
    stage,
    { brand: 'onshift', on: 'phone' },
    async (page, take: Take) => {
      await enterAmount(page);
      const first = await take();
      for (const step of ['where', 'speed', 'review']) await goOn(page, step);
      await press(page, /^Read (?:both|the) agreements$/);
      await press(page, 'I Agree 1/2');
      await press(page, 'I Agree 2/2');
      await press(page, /\$50\.00$/);
      await page.waitForURL(/\/ewa\/receipt\//);
      return [first, await take()] as const;
    },
  );
  return [[amount, speed, receipt]];
}
