import type { ContractDocument } from './document.ts';
import { earlyPayAgreement } from './texts/early-pay.ts';
import { electronicSignature } from './texts/electronic-signature.ts';
import { electronicTransferAuthorization } from './texts/electronic-transfer.ts';
import { privacyPolicy, termsOfService } from './texts/policies.ts';

/** Contract type 12 of the documents: Transaction. */
export const transferContractType = 12;

/** Documents to agree to before a transfer, in order. */
export const transferContracts: readonly ContractDocument[] = [
  earlyPayAgreement,
  electronicTransferAuthorization,
];

/** Documents to agree to before using the product. */
const terms: readonly ContractDocument[] = [electronicSignature, termsOfService, privacyPolicy];

/** Ids of the documents required for the terms to be accepted. */
export const termIds: readonly number[] = terms.map(({ id }) => id);

const documents: readonly ContractDocument[] = [...transferContracts, ...terms];

/** The documents of a type, in the order they are agreed to; with an id, only that one. */
export function documentsOf(contractType: number, id: number): readonly ContractDocument[] {
  return documents.filter(
    (document) => document.contractType === contractType && (id === 0 || document.id === id),
  );
}
