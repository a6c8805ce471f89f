import type { ContractDocument } from './document.ts';
import { earlyPayAgreement } from './texts/early-pay.ts';
import { electronicTransferAuthorization } from './texts/electronic-transfer.ts';
import { privacyPolicy, termsOfService } from './texts/policies.ts';

/** Contract type 12 of the documents: Transaction. */
export const transferContractType = 12;

/** What has to be agreed to before a transfer, in this order. */
export const transferContracts: readonly ContractDocument[] = [
  earlyPayAgreement,
  electronicTransferAuthorization,
];

const documents: readonly ContractDocument[] = [...transferContracts, privacyPolicy, termsOfService];

/** The documents of a type, in the order in which they are agreed to; with an id only that one. */
export function documentsOf(contractType: number, id: number): readonly ContractDocument[] {
  return documents.filter(
    (document) => document.contractType === contractType && (id === 0 || document.id === id),
  );
}
