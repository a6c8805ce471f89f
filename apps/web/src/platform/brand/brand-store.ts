import { type BrandName, type DefaultProps, loadDefaultProps } from '@dayfare/themes/brands';
import { type Cell, cell } from '../state/cell.ts';
import type { LocalArea } from '../storage/local-area.ts';
import { brandKey } from './remembered-brand.ts';
import type { ServerLook, ShowServerLook } from './server-look.ts';

/** Remembered for a brand from the server: the next visit waits for its configuration. */
const serverBrand = 'server';

/** The brand in every page's head. */
export const defaultBrand = 'common' satisfies BrandName;

/** The page's brand. */
export interface BrandStore {
  /** Our brand that decides texts, presets and contracts; also underneath a brand from the server. */
  readonly current: Cell<BrandName>;
  /** The server's brand on top of it; null without one, or if it was refused. */
  readonly over: Cell<ServerLook | null>;
  /** The brand's component presets; null until they have loaded. */
  readonly presets: Cell<DefaultProps | null>;
  /**
   * Changes style sheet, texts and memory together. If a part cannot be fetched, the page keeps its brand. `calledName` replaces the
   * brand's name in texts. Underneath a brand from the server only texts and presets change.
   */
  readonly apply: (brand: BrandName, calledName?: string) => Promise<void>;
  /**
   * Applies the brand that the configuration contains as JSON on top of ours; undefined removes it. An invalid one gives the neutral look
   * with our brand's texts. Never rejects.
   */
  readonly applyServer: (json: string | undefined) => Promise<void>;
}

/** What a change of brand involves. */
export interface BrandStoreParts {
  readonly first: BrandName;
  readonly storage: LocalArea;
  /** Fetches the brand's style sheet unless the page has it. */
  readonly loadSheet: (brand: BrandName) => Promise<void>;
  /** Applies the brand's texts. */
  readonly setBrandWords: (brand: BrandName, calledName?: string) => Promise<void>;
  /** Applies the brand outside the page: icon, manifest, browser bars. */
  readonly showTab: (brand: BrandName) => Promise<void>;
  /** Applies the look of a brand from the server; null if it is refused. */
  readonly showServerLook: ShowServerLook;
}

/** Creates the brand store of a page that already shows `first`. */
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
    storage.setItem(brandKey, brand);
    // The page has changed already: an outdated tab icon is no reason to revert.
    showTab(brand).catch(() => undefined);
  };
  /** One change after another: a brand that loads slowly must not overwrite a later one. */
  const runExclusive = (change: () => Promise<void>) => {
    turn = turn.then(change).catch(() => undefined);
    return turn;
  };

  storage.setItem(brandKey, first);
  // No screen waits for presets: components have default looks, and no preset affects sign-in.
  preset(first).catch(() => undefined);
  if (first !== defaultBrand) showTab(first).catch(() => undefined);
  return {
    current,
    over,
    presets,
    apply: (brand, calledName) =>
      runExclusive(async () => {
        if (brand === current.get() && calledName === called) return;
        if (json === undefined) await loadSheet(brand);
        await setBrandWords(brand, over.get()?.name ?? calledName);
        await preset(brand);
        called = calledName;
        current.set(brand);
        if (json === undefined) dress(brand);
      }),
    applyServer: (next) =>
      runExclusive(async () => {
        if (next === json) return;
        const brand = current.get();
        if (next === undefined) await loadSheet(brand);
        const look = next === undefined ? null : await showServerLook(next);
        json = next;
        over.set(look);
        if (next === undefined) dress(brand);
        else {
          storage.setItem(brandKey, serverBrand);
          // One of our partners' tab icons would belong to someone else.
          showTab(defaultBrand).catch(() => undefined);
        }
        await setBrandWords(brand, look?.name ?? called);
      }),
  };
}
