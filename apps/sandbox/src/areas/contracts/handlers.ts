import { contractsContract, type WireContractByType } from '@dayfare/api/contracts/contract';
import { implement } from '@orpc/server';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ApiContext, requireSession, type SignedIn } from '../session/index.ts';
import { acceptedWith, agreedBy, recordAcceptances } from './acceptances.ts';
import type { ContractDocument } from './document.ts';
import { documentsOf, documentsWith } from './documents.ts';
import { wordingOf } from './wording.ts';

const contracts = implement(contractsContract).$context<ApiContext>().use(requireSession);

/** Refuses with ContractNotFound if a request names someone else than who is signed in. */
function checkPerson(
  { authAccountID, userID }: Pick<WireContractByType, 'authAccountID' | 'userID'>,
  { employee }: SignedIn,
): void {
  for (const id of [authAccountID, userID])
    if (id !== undefined && id !== employee.id) throw new Refusal('ContractNotFound');
}

const entityOf = ({ id, contractType }: Pick<ContractDocument, 'id' | 'contractType'>) => ({
  ...{ id, contractType },
  isCardContract: false,
});

/** Converts documents to the API's format, in the reader's language. Refuses with ContractNotFound if there are none. */
function written(found: readonly ContractDocument[], context: ApiContext & SignedIn, brandingType: 0 | 1) {
  if (found.length === 0) throw new Refusal('ContractNotFound');
  return found.map((document) => {
    const { title, html } = wordingOf(document, { ...context, brandingType });
    return { ...entityOf(document), contractTitle: title, htmlText: html };
  });
}

/** Documents that people agree to. */
export const contractsHandlers = contracts.router({
  getContractByType: contracts.getContractByType.handler(({ context, input }) => {
    checkPerson(input, context);
    const { contractType, id, userSentBrandingType } = input;
    return { contracts: written(documentsOf(contractType, id), context, userSentBrandingType) };
  }),
  getListOfContracts: contracts.getListOfContracts.handler(({ context, input }) => ({
    contracts: input.contracts.flatMap((one) => {
      checkPerson(one, context);
      const { contractType, id, userSentBrandingType } = one;
      return written(documentsOf(contractType, id), context, userSentBrandingType);
    }),
  })),
  getContractByReferenceRecordID: contracts.getContractByReferenceRecordID.handler(
    async ({ context, input }) => {
      checkPerson(input, context);
      const { contractType, id, referenceRecordID, userSentBrandingType } = input;
      const accepted = await acceptedWith(context.db, context.employee.id, String(referenceRecordID));
      const kept = new Map(accepted.map((row) => [row.contractId, row]));
      const found = documentsOf(contractType, id).filter((document) => kept.has(document.id));
      return {
        contracts: written(found, context, userSentBrandingType).map((entity) => ({
          ...entity,
          // As it was agreed to, whatever the document says today.
          contractTitle: kept.get(entity.id)?.title ?? entity.contractTitle,
          htmlText: kept.get(entity.id)?.html ?? entity.htmlText,
        })),
      };
    },
  ),
  getAgreedContracts: contracts.getAgreedContracts.handler(async ({ context }) => {
    const { db, employee, language } = context;
    const rows = await agreedBy(db, employee.id);
    return {
      contracts: rows.map(({ contractId: id, firstAt, lastAt, ...row }) => ({
        ...entityOf({ id, contractType: row.contractType }),
        contractTitle: row.title ?? documentsWith([id])[0]?.title[language] ?? '',
        htmlText: row.html,
        version: row.version,
        language: row.language,
        firstAgreedAt: (firstAt ?? employee.createdAt).toISOString(),
        lastAgreedAt: (lastAt ?? employee.createdAt).toISOString(),
        timesAgreed: row.times,
      })),
    };
  }),
  saveContract: contracts.saveContract.handler(async ({ context, input }) => {
    checkPerson(input, context);
    const found = documentsOf(input.contractType, input.id);
    if (found.length === 0) throw new Refusal('ContractNotFound');
    await recordAcceptances(context.db, {
      employeeId: context.employee.id,
      documents: found,
      reader: { ...context, brandingType: input.userSentBrandingType },
      reference: input.referenceRecordID === undefined ? undefined : String(input.referenceRecordID),
      at: context.clock.now(),
    });
    return true;
  }),
});
