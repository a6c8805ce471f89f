import type { BrandName } from '@dayfare/themes/brands';
import type { BrandStore } from './brand-store.ts';

/** What decides when fonts are fetched. */
export interface FontsLaterParts {
  readonly brand: Pick<BrandStore, 'current' | 'over'>;
  /** Fetches a brand's fonts and shows them. */
  readonly load: (brand: BrandName) => Promise<void>;
  /** Settles once the page has been painted and has loaded what it needs. */
  readonly untilPainted: () => Promise<void>;
  /** Whether the person asks for as little data as can be. */
  readonly savesData: boolean;
}

/**
 * Has the page in its brand's own fonts once it has been painted, and again with every change of brand. Until then, and wherever they cannot
 * be had, fonts of the device stand in that take the same room. A brand of the server's has none of ours.
 */
export async function showFontsLater(parts: FontsLaterParts): Promise<void> {
  const { brand, load, untilPainted, savesData } = parts;
  if (savesData) return;
  await untilPainted();
  const show = () => {
    if (!brand.over.get()) void load(brand.current.get()).catch(() => undefined);
  };
  show();
  brand.current.subscribe(show);
}

const paints = (name: string) => performance.getEntriesByName(name).length > 0;

/** Settles after the first paint with something to see, and when everything that the page came with is here. */
export async function untilPainted(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  while (!paints('first-contentful-paint')) await new Promise((resolve) => setTimeout(resolve, 50));
}
