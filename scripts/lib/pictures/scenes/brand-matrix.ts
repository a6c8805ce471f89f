import { brandNames } from '@dayfare/themes/brands/names';
import type { Rows, Tile } from '../compose.ts';
import type { Stage } from '../stage.ts';
import { visitAs } from '../visit.ts';
import { openHome } from './home.ts';

/** Below it the homes of all brands are alike, CSS px. */
const height = 700;

/** The home in every brand, light above dark. */
export async function brandMatrix(stage: Stage): Promise<Rows> {
  const light: Tile[] = [];
  const dark: Tile[] = [];
  for (const brand of brandNames) {
    await visitAs(stage, { brand, on: 'phone', height }, async (page, take) => {
      await openHome(page);
      light.push(await take());
      await page.emulateMedia({ colorScheme: 'dark' });
      dark.push(await take());
    });
  }
  return [light, dark];
}
