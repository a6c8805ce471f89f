import { brandCss } from '../contract/brand-css.ts';
import type { Tokens } from '../contract/tokens.ts';
import { tokens as neutral } from '../foundations/neutral/tokens.ts';
import { readServerBrand, type ServerBrand } from './read-server-brand.ts';

/** What showing a brand from the server needs of the page. */
export interface ServerBrandPage {
  /** Receives the problems of a refused brand, one sentence each. They contain no personal data. */
  readonly log: (reasons: readonly string[]) => void;
}

let sheet: CSSStyleSheet | undefined;

/** Adds a brand's variables as a constructed style sheet: no markup or inline styles, so the strictest policy allows it. */
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
