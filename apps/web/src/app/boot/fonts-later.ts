import type { App } from '../../platform/app-context/app.ts';
import { untilPainted } from '../../platform/loading/until-painted.ts';

/** Whether the browser reports that data is expensive; not all browsers do. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Applies the brand's own fonts once there is something to read. */
export async function fontsLater({ brand }: App) {
  await untilPainted();
  const [{ showFonts }, { loadBrandFonts }] = await Promise.all([
    import('../../platform/brand/show-fonts.ts'),
    import('@dayfare/themes/brand-fonts'),
  ]);
  showFonts({ brand, load: loadBrandFonts, savesData: savesData() });
}
