import type { Language } from '@dayfare/domain/product';

/** What a document names, ready to be read. */
interface DocumentWords {
  /** What people know the product by, in the brand that they see. */
  readonly brand: string;
  /** The company that they agree with. */
  readonly legalName: string;
  /** A link that calls the brand's support, with the number as people write it. */
  readonly phone: string;
  /** When support answers. */
  readonly hours: string;
  readonly instantFee: string;
}

/** A document in each language. The text is HTML of headings, paragraphs, lists and links, nothing else. */
export interface ContractDocument {
  readonly id: number;
  readonly contractType: number;
  readonly title: Readonly<Record<Language, string>>;
  readonly html: Readonly<Record<Language, (words: DocumentWords) => string>>;
}
