import type { Language } from '@dayfare/domain/product';

/** Fetches the texts of an area in each language. */
export type Catalogue = Readonly<Record<Language, () => Promise<{ readonly texts: object }>>>;

/** The texts of the platform itself. */
export const platformTexts = {
  en: () => import('./texts/texts.en.ts'),
  es: () => import('./texts/texts.es.ts'),
  fr: () => import('./texts/texts.fr.ts'),
} as const satisfies Catalogue;

/**
 * The English texts of every area, as types only; the other languages have the same keys. A name is the path of the folder below
 * `areas`: `money/get-money`. The composition adds the areas' own in `app/generated/texts.ts`.
 */
export interface AreaTexts {
  readonly app: typeof import('./texts/texts.en.ts')['texts'];
}

/** An area, or a screen of one, with texts of its own. */
export type TextArea = keyof AreaTexts;

/** Where the texts of every area are. A catalogue is fetched with the first screen that uses it, in the language that is shown. */
export type Catalogues = Readonly<Record<TextArea, Catalogue>>;
