/// <reference path="../vite/virtual.d.ts" />
import { brandSheetUrls, neutralSheetUrl } from 'virtual:dayfare-brands';
import type { Scheme } from '../contract/tokens.ts';
import { loadSheet } from './load-sheet.ts';

/**
 * Loads a brand's style sheet unless the page has it. Rejects if it cannot be fetched, or if the build does not include the brand; the
 * page then keeps its brand.
 */
export async function loadBrandSheet(brand: string): Promise<void> {
  const url = brandSheetUrls[brand];
  if (url === undefined)
    throw new Error(
      `This build holds no brand "${brand}". Name it in the "brands" of the plugin dayfareBrands.`,
    );
  await loadSheet(url);
}

/** Applies a brand to the page: first its style sheet, then the attribute, so that no frame is unstyled. */
export async function showBrand(brand: string): Promise<void> {
  await loadBrandSheet(brand);
  document.documentElement.dataset.brand = brand;
}

/** Applies the neutral look, which replaces a refused brand. */
export async function showNeutral(): Promise<void> {
  await loadSheet(neutralSheetUrl);
  document.documentElement.dataset.brand = 'neutral';
}

/** Sets the page's scheme, or lets it follow the system again. */
export function showScheme(scheme: Scheme | 'system'): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}
