import type { Destination } from '@dayfare/domain/money';
import type { ContractDocument } from './document.ts';
import { cardDocuments } from './texts/card.ts';
import { debitCardDocuments } from './texts/debit-card.ts';
import { billPaymentAuthorization, giftCardTerms } from './texts/destinations.ts';
import { earlyPayAgreement } from './texts/early-pay.ts';
import { electronicSignature } from './texts/electronic-signature.ts';
import { electronicTransferAuthorization } from './texts/electronic-transfer.ts';
import { generalDocuments } from './texts/general.ts';
import { paymentDocuments } from './texts/payments.ts';
import { privacyPolicy, termsVariants } from './texts/policies.ts';
import { serviceDocuments } from './texts/services.ts';
import { stateDocuments } from './texts/states.ts';

/** Documents to agree to before a transfer, in order. */
export const transferContracts: readonly ContractDocument[] = [
  earlyPayAgreement,
  electronicTransferAuthorization,
];

/** What is agreed to beside them, where the money goes to something that has terms of its own. */
const byDestination: Partial<Record<Destination, readonly ContractDocument[]>> = {
  gift: [giftCardTerms],
  biller: [billPaymentAuthorization],
};

/** Documents to agree to before a transfer to a destination, in order. */
export function contractsFor(destination: Destination): readonly ContractDocument[] {
  return [...transferContracts, ...(byDestination[destination] ?? [])];
}

/** Contract type 12 of the documents: Transaction. */
export const transferContractType = 12;

/** The documents to agree to before using the product, each in all its variants: one of each is enough. */
const terms: readonly (readonly ContractDocument[])[] = [
  [electronicSignature],
  termsVariants,
  [privacyPolicy],
];

/** The documents to agree to before using the product, in their ordinary variants and in order. */
export const termsDocuments: readonly ContractDocument[] = terms.flatMap(([first]) => first ?? []);

/** Ids of the documents required for the terms to be accepted, with the ids of each one's variants. */
export const termIds: readonly (readonly number[])[] = terms.map((variants) => variants.map(({ id }) => id));

/** The documents of these ids if they are the terms: one variant of each document, and nothing else. Null if they are not. */
export function termsShown(ids: readonly number[]): readonly ContractDocument[] | null {
  const shown = terms.map((variants) => variants.filter(({ id }) => ids.includes(id)));
  const isWhole = shown.every(({ length }) => length === 1) && ids.length === terms.length;
  return isWhole ? shown.flat() : null;
}

const documents: readonly ContractDocument[] = [
  ...transferContracts,
  giftCardTerms,
  billPaymentAuthorization,
  ...terms.flat(),
  ...generalDocuments,
  ...paymentDocuments,
  ...cardDocuments,
  ...debitCardDocuments,
  ...serviceDocuments,
  ...stateDocuments,
];

/** The documents of a type, in the order they are agreed to; with an id, only that one. */
export function documentsOf(contractType: number, id: number): readonly ContractDocument[] {
  return documents.filter(
    (document) => document.contractType === contractType && (id === 0 || document.id === id),
  );
}

/** The documents with these ids, in the order of the ids. */
export function documentsWith(ids: readonly number[]): readonly ContractDocument[] {
  return ids.flatMap((id) => documents.find((document) => document.id === id) ?? []);
}
