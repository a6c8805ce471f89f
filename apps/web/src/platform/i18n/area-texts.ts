import type { Language } from '@dayfare/domain/product';

/** Fetches an area's texts in each language. */
export type Catalogue = Readonly<Record<Language, () => Promise<{ readonly texts: object }>>>;

/** The platform's own texts. */
export const platformTexts = {
  en: () => import('./texts/texts.en.ts'),
  es: () => import('./texts/texts.es.ts'),
  fr: () => import('./texts/texts.fr.ts'),
} as const satisfies Catalogue;

/**
 * The English texts of every area, as types only; the other languages have the same keys. A name is the folder's path below `areas`:
 * `kit/money/transfer`. `app/generated/texts.ts` adds the areas' own.
 */
export interface AreaTexts {
  readonly app: typeof import('./texts/texts.en.ts')['texts'];
}

/** An area or screen with its own texts. */
export type TextArea = keyof AreaTexts;

/** Where each area's texts are. They are fetched with the first screen that uses them, in the current language. */
export type Catalogues = Readonly<Record<TextArea, Catalogue>>;
