import { brandCss } from '../contract/brand-css.ts';
import { readServerBrand, type ServerBrand } from './read-server-brand.ts';

/** What showing a brand from the server needs of the page. */
export interface ServerBrandPage {
  /** Takes the reasons why a brand was refused, one sentence each. They hold no personal data. */
  readonly log: (reasons: readonly string[]) => void;
  /** Shows the look without a brand. */
  readonly showNeutral: () => Promise<void>;
}

/** The value of `data-brand` while a brand from the server is shown. */
const serverBrandName = 'server';

let sheet: CSSStyleSheet | undefined;

/** Puts a brand's variables into the page as a constructed stylesheet: no markup and no inline style, so the strictest policy lets it pass. */
function adopt(brand: ServerBrand) {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(brandCss(serverBrandName, brand.tokens));
  if (!document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  document.documentElement.dataset.brand = serverBrandName;
}

/**
 * Shows the page in a brand that the server sent, and resolves to it. One that cannot be vouched for is refused: the reasons are logged, the
 * neutral look is shown, and it resolves to null.
 */
export async function applyServerBrand(
  text: unknown,
  { log, showNeutral }: ServerBrandPage,
): Promise<ServerBrand | null> {
  const { brand, reasons } = readServerBrand(text);
  if (brand) {
    adopt(brand);
    return brand;
  }
  log(reasons);
  await showNeutral();
  return null;
}
