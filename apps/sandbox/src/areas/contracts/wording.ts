import { createHash } from 'node:crypto';
import { type BusinessEnvironment, brandingTypeOf, type Language } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { ContractDocument, DocumentWords } from './document.ts';

/** Who a document is written for. */
export interface Reader {
  readonly employee: { readonly environment: BusinessEnvironment };
  readonly language: Language;
  /** The variant that is shown: 1 is the partner brand's, 0 ours. */
  readonly brandingType: 0 | 1;
}

/** A document as one person sees it. */
export interface Wording {
  readonly title: string;
  readonly html: string;
}

/** Returns the `tel:` address of a formatted number. */
const telephone = (written: string) => `tel:+${written.replace(/\D/g, '')}`;

function wordsFor({ employee, language, brandingType }: Reader): DocumentWords {
  const { environment } = employee;
  // A partner's people may be shown the documents in our own brand.
  const shown = brandingType === brandingTypeOf(environment) ? environment : 'Common';
  const { productName, legalName, supportPhone, supportHours } = readVoice(shown, language);
  return {
    brand: productName,
    legalName,
    phone: `<a href="${telephone(supportPhone)}">${supportPhone}</a>`,
    hours: supportHours,
  };
}

/** A document in the reader's language, with the name and phone that they see. */
export function wordingOf({ title, html }: ContractDocument, reader: Reader): Wording {
  return { title: title[reader.language], html: html[reader.language](wordsFor(reader)) };
}

/** The hash by which a wording is kept: the same words are kept once for all users. */
export function wordingHash(
  document: ContractDocument,
  language: Language,
  { title, html }: Wording,
): string {
  return createHash('sha256')
    .update(JSON.stringify([document.id, document.version, language, title, html]))
    .digest('hex');
}
