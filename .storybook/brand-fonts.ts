import { brandNames, isBrandName } from '@dayfare/themes/brands';
import { draftName } from './pages/studio/drafts.ts';
import { isForTests } from './steps.ts';

/**
 * Loads the hosted fonts of the brand on screen, as the app does after its first paint. Tests see the fallback fonts, which take the
 * same space.
 */
export function loadFonts(brand: unknown): void {
  if (isForTests()) return;
  // A draft can use the font of any brand.
  const brands = isBrandName(brand) ? [brand] : brand === draftName ? brandNames : [];
  if (brands.length === 0) return;
  void import('@dayfare/themes/brand-fonts').then(({ loadBrandFonts }) =>
    Promise.all(brands.map(loadBrandFonts)),
  );
}
