import { brandCss } from '../contract/brand-css.ts';
import type { Tokens } from '../contract/tokens.ts';
import { tokens as neutral } from '../foundations/neutral/tokens.ts';
import { readServerBrand, type ServerBrand } from './read-server-brand.ts';

/** What showing a brand from the server needs of the page. */
export interface ServerBrandPage {
  /** Takes the reasons why a brand was refused, one sentence each. They hold no personal data. */
  readonly log: (reasons: readonly string[]) => void;
}

let sheet: CSSStyleSheet | undefined;

/** Puts a brand's variables into the page as a constructed stylesheet: no markup and no inline style, so the strictest policy lets it pass. */
function adopt(name: 'server' | 'neutral', tokens: Tokens) {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(brandCss(name, tokens));
  if (!document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  document.documentElement.dataset.brand = name;
}

/**
 * Shows the page in a brand that came as JSON from the server's configuration, and gives it. One that cannot be vouched for is refused: the
 * reasons are logged, the neutral look is shown, and it gives null. Needs nothing of the build, so that it works with every bundler. Load this
 * module only where there is such a brand: it brings the checks along.
 */
export function showServerBrand(text: unknown, { log }: ServerBrandPage): ServerBrand | null {
  const { brand, reasons } = readServerBrand(text);
  if (brand) {
    adopt('server', brand.tokens);
    return brand;
  }
  log(reasons);
  adopt('neutral', neutral);
  return null;
}
