import type { BrandName } from '@dayfare/themes/brands';
import type { BrandStore } from './brand-store.ts';

/** What decides when fonts are fetched. */
export interface FontsParts {
  readonly brand: Pick<BrandStore, 'current' | 'over'>;
  /** Fetches and applies a brand's fonts. */
  readonly load: (brand: BrandName) => Promise<void>;
  /** Whether the person asked to save data. */
  readonly savesData: boolean;
}

/**
 * Applies the brand's own fonts now and after every change of brand. Until they have loaded, and if they cannot, fallback fonts with the
 * same metrics are shown. A brand from the server has no hosted fonts. Load and call it after the first paint.
 */
export function showFonts({ brand, load, savesData }: FontsParts): void {
  if (savesData) return;
  const show = () => {
    if (!brand.over.get()) void load(brand.current.get()).catch(() => undefined);
  };
  show();
  brand.current.subscribe(show);
}
