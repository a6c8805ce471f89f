import { isBrandName } from '@dayfare/themes/brands/environments';
import type { BrandName } from '@dayfare/themes/brands/names';
import type { LocalArea } from '../storage/local-area.ts';

/** Key in localStorage of the brand of the last visit. */
export const brandKey = 'brand';

/** Returns the brand of the last visit, so the next one starts in it; null on a first visit and after a brand from the server. */
export function rememberedBrand(storage: LocalArea): BrandName | null {
  const brand = storage.getItem(brandKey);
  return isBrandName(brand) ? brand : null;
}
