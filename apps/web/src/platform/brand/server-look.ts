import type { ServerLogo } from '@dayfare/themes/server-brand';

/** The key of the configuration under which the server may send a brand of its own, as JSON. The key is ours. */
export const brandThemeKey = 'BrandTheme';

/** What is left to show of a brand of the server's once the page has its colours. */
export interface ServerLook {
  readonly name: string;
  /** Without one, the name stands in its place. */
  readonly logo?: ServerLogo | undefined;
  /** What is drawn where there is little room. Default: the logo. */
  readonly mark?: ServerLogo | undefined;
}

/**
 * Shows the look of a brand that came as JSON from the server; null when it was refused and the neutral look shows in its place.
 * Rejects when a part cannot be fetched; the page then keeps its look.
 */
export type ShowServerLook = (json: string) => Promise<ServerLook | null>;

/** Fetched only where there is such a brand: the checks come along. `log` takes the reasons of a refusal. */
export const showServerLook =
  (log: (reasons: readonly string[]) => void): ShowServerLook =>
  async (json) => {
    const { showServerBrand } = await import('@dayfare/themes/server-brand');
    return showServerBrand(json, { log });
  };
