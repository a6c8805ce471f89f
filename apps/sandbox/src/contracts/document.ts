import type { Language } from '@dayfare/domain/product';

/** Values inserted into a document. */
interface DocumentWords {
  /** The product's name in the brand that people see. */
  readonly brand: string;
  /** The contracting company. */
  readonly legalName: string;
  /** A link that calls the brand's support, with the formatted number. */
  readonly phone: string;
  /** Support hours. */
  readonly hours: string;
  readonly instantFee: string;
}

/** A document in each language: HTML with headings, paragraphs, lists and links only. */
export interface ContractDocument {
  readonly id: number;
  readonly contractType: number;
  readonly title: Readonly<Record<Language, string>>;
  readonly html: Readonly<Record<Language, (words: DocumentWords) => string>>;
}
