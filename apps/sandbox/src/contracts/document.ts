import type { Language } from '@dayfare/domain/product';

/** What a document names, ready to be read. */
interface DocumentWords {
  /** The product, or the partner whose brand the person sees. */
  readonly brand: string;
  readonly instantFee: string;
}

/** A document in each language. The text is HTML of headings, paragraphs, lists and links, nothing else. */
export interface ContractDocument {
  readonly id: number;
  readonly contractType: number;
  readonly title: Readonly<Record<Language, string>>;
  readonly html: Readonly<Record<Language, (words: DocumentWords) => string>>;
}
