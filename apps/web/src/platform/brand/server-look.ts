import type { ServerLogo } from '@dayfare/themes/server-brand';

/** Our configuration key for a brand that the server sends as JSON. */
export const brandThemeKey = 'BrandTheme';

/** What is left to show of a server's brand once its colours are applied. */
export interface ServerLook {
  readonly name: string;
  /** Without one, the name is shown. */
  readonly logo?: ServerLogo | undefined;
  /** What is drawn where there is little room. Default: the logo. */
  readonly mark?: ServerLogo | undefined;
}

/**
 * Applies the look of a brand received as JSON; null if it was refused and the neutral look is shown. Rejects if a part cannot be
 * fetched; the page then keeps its look.
 */
export type ShowServerLook = (json: string) => Promise<ServerLook | null>;

/** Only fetched if there is such a brand, because it includes the checks. `log` receives the reasons for a refusal. */
export const showServerLook =
  (log: (reasons: readonly string[]) => void): ShowServerLook =>
  async (json) => {
    const { showServerBrand } = await import('@dayfare/themes/server-brand');
    return showServerBrand(json, { log });
  };
