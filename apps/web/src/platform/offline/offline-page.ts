import type { Language } from '@dayfare/domain/product';

/** Cache in which the browser keeps the page that is shown without a network. It holds nothing of anybody. */
export const offlinePageCache = 'offline-page';

/** Address under which that page is kept, whatever its brand and language. */
export const offlinePageKey = '/offline';

/** Address from which the build serves the page of a brand in a language. */
export const offlinePagePath = (brand: string, language: Language): string =>
  `/offline/${brand}.${language}.html`;
