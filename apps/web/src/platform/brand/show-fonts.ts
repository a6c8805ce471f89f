import type { BrandName } from '@dayfare/themes/brands';
import type { BrandStore } from './brand-store.ts';

/** What decides when fonts are fetched. */
export interface FontsParts {
  readonly brand: Pick<BrandStore, 'current' | 'over'>;
  /** Fetches a brand's fonts and shows them. */
  readonly load: (brand: BrandName) => Promise<void>;
  /** Whether the person asks for as little data as can be. */
  readonly savesData: boolean;
}

/**
 * Has the page in its brand's own fonts from now on, and again with every change of brand. Until they are here, and wherever they cannot be
 * had, fonts of the device stand in that take the same room. A brand of the server's has none of ours. Load and call it after the first paint.
 */
export function showFonts({ brand, load, savesData }: FontsParts): void {
  if (savesData) return;
  const show = () => {
    if (!brand.over.get()) void load(brand.current.get()).catch(() => undefined);
  };
  show();
  brand.current.subscribe(show);
}
