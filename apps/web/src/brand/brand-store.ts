import { type BusinessEnvironment, brandOfEnvironment, businessEnvironments } from '@dayfare/domain/product';
import { type BrandName, type DefaultProps, isBrandName, loadDefaultProps } from '@dayfare/themes/brands';
import { type Cell, cell } from '../app/cell.ts';

const storageKey = 'brand';

/** The brand that every page has in its head. */
export const defaultBrand = 'common' satisfies BrandName;

/** The brand of the last visit, so that the next one starts in it; null for a first visit. */
export function rememberedBrand(storage: Storage): BrandName | null {
  const brand = storage.getItem(storageKey);
  return isBrandName(brand) ? brand : null;
}

/** The brand of an environment named by configuration or startup data; null when we know no such environment or brand. */
export function brandNamed(environment: string | undefined): BrandName | null {
  const known = businessEnvironments.find((name): name is BusinessEnvironment => name === environment);
  const brand = known && brandOfEnvironment(known);
  return isBrandName(brand) ? brand : null;
}

/** What the page wears. */
export interface BrandStore {
  readonly current: Cell<BrandName>;
  /** What the brand presets on components; null until it has arrived. */
  readonly presets: Cell<DefaultProps | null>;
  /**
   * Changes sheet, words and memory together. When a part cannot be fetched the page keeps its brand. `calledName` stands in texts
   * where the brand's own name would.
   */
  readonly wear: (brand: BrandName, calledName?: string) => Promise<void>;
}

/** What a change of brand takes along. */
export interface BrandStoreParts {
  readonly first: BrandName;
  readonly storage: Storage;
  /** Fetches the brand's stylesheet unless the page has it. */
  readonly loadSheet: (brand: BrandName) => Promise<void>;
  /** Takes on the brand's words. */
  readonly speakAs: (brand: BrandName, calledName?: string) => Promise<void>;
  /** Shows the brand outside the page: icon, manifest, the browser's bars. */
  readonly showTab: (brand: BrandName) => Promise<void>;
}

/** Makes the brand store of a page that already wears `first`. */
export function createBrandStore({
  first,
  storage,
  loadSheet,
  speakAs,
  showTab,
}: BrandStoreParts): BrandStore {
  const current = cell(first);
  const presets = cell<DefaultProps | null>(null);
  let called: string | undefined;
  const preset = async (brand: BrandName) => presets.set(await loadDefaultProps(brand));
  storage.setItem(storageKey, first);
  // No screen waits for a preset: components have looks of their own, and the sign-in shows nothing that a preset changes.
  preset(first).catch(() => undefined);
  if (first !== defaultBrand) showTab(first).catch(() => undefined);
  return {
    current,
    presets,
    wear: async (brand, calledName) => {
      if (brand === current.get() && calledName === called) return;
      try {
        await loadSheet(brand);
        await speakAs(brand, calledName);
        await preset(brand);
      } catch {
        return;
      }
      called = calledName;
      document.documentElement.dataset.brand = brand;
      storage.setItem(storageKey, brand);
      current.set(brand);
      // The page has changed already: a tab that still shows the brand before is no reason to go back.
      showTab(brand).catch(() => undefined);
    },
  };
}
