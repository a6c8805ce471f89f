import { firstLanguage, type Language } from '@dayfare/domain/product';
import type { BrandName, Voice } from '@dayfare/themes/brands';

import type { Arriving } from './ask-for-files.ts';

/** Where the words of a page that the build has rendered stand in it. */
export const pageAtHandId = 'page-at-hand';

/** A page that the build has rendered: whose it is, and the words that it needs to come to life. */
export interface PageAtHand {
  readonly path: string;
  readonly brand: BrandName;
  readonly language: Language;
  readonly voice: Voice;
  /** By area. */
  readonly texts: Readonly<Record<string, object>>;
}

/**
 * Whether a page that the build has rendered, as its root element says, is not what this person will see: somebody is signed in, or
 * another language or brand was chosen before.
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

/** The page that stands in `document` for the one who is here; null where the script has to make it. */
export function pageAtHand(document: Document): PageAtHand | null {
  const { dataset } = document.documentElement;
  const text = document.getElementById(pageAtHandId)?.textContent;
  if (!text || dataset.start !== 'waiting') return null;
  return JSON.parse(text) as PageAtHand;
}
