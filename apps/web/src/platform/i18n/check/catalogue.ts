import type { Language } from '@dayfare/domain/product';

/** The texts of one area in one language, by their whole key. */
export type FlatTexts = ReadonlyMap<string, string>;

/** An area's texts in every language. */
export interface AreaCatalogue {
  readonly area: string;
  readonly texts: Readonly<Record<Language, FlatTexts>>;
}

/** Something about a text that has to be mended. */
export interface TextProblem {
  readonly kind:
    | 'missing'
    | 'unused'
    | 'too long'
    | 'plural'
    | 'variables'
    | 'glued'
    | 'full stops'
    | 'spaces'
    | 'heading'
    | 'other word'
    | 'twice';
  readonly area: string;
  readonly key: string;
  /** Absent where all languages are meant. */
  readonly language?: Language;
  readonly detail: string;
}
