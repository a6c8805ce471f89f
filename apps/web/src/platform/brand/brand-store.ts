import { type BrandName, type DefaultProps, isBrandName, loadDefaultProps } from '@dayfare/themes/brands';
import { type Cell, cell } from '../state/cell.ts';
import type { LocalArea } from '../storage/local-area.ts';
import type { ServerLook, ShowServerLook } from './server-look.ts';

const storageKey = 'brand';

/** Stands in the memory for a brand of the server's: the next visit waits for its configuration. */
const serverBrand = 'server';

/** The brand that every page has in its head. */
export const defaultBrand = 'common' satisfies BrandName;

/** The brand of the last visit, so that the next one starts in it; null for a first visit and after a brand of the server's. */
export function rememberedBrand(storage: LocalArea): BrandName | null {
  const brand = storage.getItem(storageKey);
  return isBrandName(brand) ? brand : null;
}

/** The brand of the page. */
export interface BrandStore {
  /** The brand of ours that decides words, presets and contracts; also beneath a brand of the server's. */
  readonly current: Cell<BrandName>;
  /** What the server's own brand puts over it; null without one, and for one that was refused. */
  readonly over: Cell<ServerLook | null>;
  /** What the brand presets on components; null until it has arrived. */
  readonly presets: Cell<DefaultProps | null>;
  /**
   * Changes sheet, words and memory together. When a part cannot be fetched the page keeps its brand. `calledName` stands in texts
   * where the brand's own name would. Beneath a brand of the server's only words and presets change.
   */
  readonly apply: (brand: BrandName, calledName?: string) => Promise<void>;
  /**
   * Shows the brand that the configuration carries as JSON, over any brand of ours, for as long as it is there; undefined takes
   * it off. One that cannot be vouched for gives the neutral look, with our brand's words. Never rejects.
   */
  readonly applyServer: (json: string | undefined) => Promise<void>;
}

/** What a change of brand takes along. */
export interface BrandStoreParts {
  readonly first: BrandName;
  readonly storage: LocalArea;
  /** Fetches the brand's stylesheet unless the page has it. */
  readonly loadSheet: (brand: BrandName) => Promise<void>;
  /** Takes on the brand's words. */
  readonly setBrandWords: (brand: BrandName, calledName?: string) => Promise<void>;
  /** Shows the brand outside the page: icon, manifest, the browser's bars. */
  readonly showTab: (brand: BrandName) => Promise<void>;
  /** Shows the look of a brand of the server's; null when it is refused. */
  readonly showServerLook: ShowServerLook;
}

/** Makes the brand store of a page that is in `first` already. */
export function createBrandStore(parts: BrandStoreParts): BrandStore {
  const { first, storage, loadSheet, setBrandWords, showTab, showServerLook } = parts;
  const current = cell(first);
  const over = cell<ServerLook | null>(null);
  const presets = cell<DefaultProps | null>(null);
  let called: string | undefined;
  let json: string | undefined;
  let turn = Promise.resolve();

  const preset = async (brand: BrandName) => presets.set(await loadDefaultProps(brand));
  const dress = (brand: BrandName) => {
    document.documentElement.dataset.brand = brand;
    storage.setItem(storageKey, brand);
    // The page has changed already: a tab that still shows the brand before is no reason to go back.
    showTab(brand).catch(() => undefined);
  };
  /** One change after the other: a brand that takes long to arrive must not come over a later one. */
  const inTurn = (change: () => Promise<void>) => {
    turn = turn.then(change).catch(() => undefined);
    return turn;
  };

  storage.setItem(storageKey, first);
  // No screen waits for a preset: components have looks of their own, and the sign-in shows nothing that a preset changes.
  preset(first).catch(() => undefined);
  if (first !== defaultBrand) showTab(first).catch(() => undefined);
  return {
    current,
    over,
    presets,
    apply: (brand, calledName) =>
      inTurn(async () => {
        if (brand === current.get() && calledName === called) return;
        if (json === undefined) await loadSheet(brand);
        await setBrandWords(brand, over.get()?.name ?? calledName);
        await preset(brand);
        called = calledName;
        current.set(brand);
        if (json === undefined) dress(brand);
      }),
    applyServer: (next) =>
      inTurn(async () => {
        if (next === json) return;
        const brand = current.get();
        if (next === undefined) await loadSheet(brand);
        const look = next === undefined ? null : await showServerLook(next);
        json = next;
        over.set(look);
        if (next === undefined) dress(brand);
        else {
          storage.setItem(storageKey, serverBrand);
          // The tab of one of our partners would belong to somebody else.
          showTab(defaultBrand).catch(() => undefined);
        }
        await setBrandWords(brand, look?.name ?? called);
      }),
  };
}
