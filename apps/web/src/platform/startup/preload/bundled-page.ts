import { firstLanguage, type Language } from '@dayfare/domain/product';
import type { BrandName, Voice } from '@dayfare/themes/brands';

import type { Arriving } from './prefetch-files.ts';

/** Id of the element with the texts of a page rendered by the build. */
export const pageAtHandId = 'page-at-hand';

/** A page rendered by the build: its visitor, and the texts it needs for hydration. */
export interface BundledPage {
  readonly path: string;
  readonly brand: BrandName;
  readonly language: Language;
  readonly voice: Voice;
  /** By area. */
  readonly texts: Readonly<Record<string, object>>;
}

/**
 * Whether this person should not get the page rendered by the build, according to its root element: someone is signed in, or another
 * language or brand was chosen before.
 */
export function isForSomebodyElse(
  page: { readonly language?: string; readonly brand?: string },
  { local, languages }: Pick<Arriving, 'local' | 'languages'>,
): boolean {
  const brand = local.getItem('brand');
  return (
    local.getItem('currentUser') !== null ||
    firstLanguage(local.getItem('locale'), languages) !== page.language ||
    (brand !== null && brand !== page.brand)
  );
}

/** Returns the rendered page in `document` for this person; null if the script has to render it. */
export function bundledPage(document: Document): BundledPage | null {
  const { dataset } = document.documentElement;
  const text = document.getElementById(pageAtHandId)?.textContent;
  if (!text || dataset.start !== 'waiting') return null;
  return JSON.parse(text) as BundledPage;
}
