import type { Rows } from '../compose.ts';
import type { Stage } from '../stage.ts';
import { visitAs } from '../visit.ts';

/** The frame around pages: the tab bar of a phone, the rail of a desktop. */
export async function pages(stage: Stage): Promise<Rows> {
  const cash = await visitAs(stage, { brand: 'dayfare', on: 'phone' }, async (page, take) => {
    await page.goto('/ewa/cash');
    await page.getByRole('list', { name: 'Counters' }).getByRole('listitem').first().waitFor();
    return take();
  });
  const transfer = await visitAs(stage, { brand: 'ukg', on: 'desktop' }, async (page, take) => {
    await page.goto('/ewa/history');
    await page.getByRole('link', { name: /^To / }).first().click();
    // In a window this wide, the transfer opens beside the list.
    await page.waitForLoadState('networkidle');
    return take();
  });
  const account = await visitAs(
    stage,
    { brand: 'onshift', on: 'phone', scheme: 'dark' },
    async (page, take) => {
      await page.goto('/home/profile');
      return take();
    },
  );
  return [[cash, transfer, account]];
}
