import type { Language } from '@dayfare/domain/product';

/** Values inserted into a document. */
export interface DocumentWords {
  /** The product's name in the brand that people see. */
  readonly brand: string;
  /** The contracting company. */
  readonly legalName: string;
  /** A link that calls the brand's support, with the formatted number. */
  readonly phone: string;
  /** Support hours. */
  readonly hours: string;
}

/** A document in each language: HTML with headings, paragraphs, lists and links only. */
export interface ContractDocument {
  readonly id: number;
  readonly contractType: number;
  /** The day since which this version has been in force, `YYYY-MM-DD`. */
  readonly version: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly html: Readonly<Record<Language, (words: DocumentWords) => string>>;
}

/** The version of every document that has not been changed since the product started. */
export const firstVersion = '2026-01-15';

/** The version since which fees are said to follow from the employer's program. */
export const feesByProgramVersion = '2026-11-23';

const fill = (text: string, words: DocumentWords) =>
  text.replace(/\{(brand|legalName|phone|hours)\}/g, (_, name: keyof DocumentWords) => words[name]);

/**
 * A document of a few paragraphs, one a line. `{brand}`, `{legalName}`, `{phone}` and `{hours}` stand for the words that
 * are inserted. Its id is 100 times its type, plus 1.
 */
export function shortDocument(
  contractType: number,
  title: Readonly<Record<Language, string>>,
  text: Readonly<Record<Language, string>>,
  version = firstVersion,
): ContractDocument {
  const written = (language: Language) => (words: DocumentWords) =>
    text[language]
      .split('\n')
      .map((paragraph) => `<p>${fill(paragraph, words)}</p>`)
      .join('');
  return {
    id: contractType * 100 + 1,
    contractType,
    version,
    title,
    html: { en: written('en'), es: written('es'), fr: written('fr') },
  };
}
