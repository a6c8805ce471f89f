import { contractsContract } from '@dayfare/api/contracts/contract';
import { formatMoney, isCurrency } from '@dayfare/domain/money';
import { brandingTypeOf } from '@dayfare/domain/product';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { implement } from '@orpc/server';
import type { ApiContext, SignedIn } from '../http/api-context.ts';
import { Refusal } from '../http/refusal.ts';
import { requireSession } from '../http/require-session.ts';
import { acceptedWith, recordAcceptances } from './acceptances.ts';
import type { ContractDocument } from './document.ts';
import { documentsOf } from './documents.ts';

const contracts = implement(contractsContract).$context<ApiContext>().use(requireSession);

/** Returns the `tel:` address of a formatted number. */
const telephone = (written: string) => `tel:+${written.replace(/\D/g, '')}`;

function wordsFor({ employee, settings, language }: ApiContext & SignedIn, brandingType: number) {
  const { environment } = employee;
  // A partner's people may be shown the documents in our own brand.
  const shown = brandingType === brandingTypeOf(environment) ? environment : 'Common';
  const { productName, legalName, supportPhone, supportHours } = readVoice(shown, language);
  const currency = isCurrency(employee.currency) ? employee.currency : 'USD';
  return {
    brand: productName,
    legalName,
    phone: `<a href="${telephone(supportPhone)}">${supportPhone}</a>`,
    hours: supportHours,
    instantFee: formatMoney(settings.instantFee, { currency, language }),
  };
}

/** Converts documents to the API's format, in the reader's language. Refuses with ContractNotFound if there are none. */
function written(found: readonly ContractDocument[], context: ApiContext & SignedIn, brandingType: number) {
  if (found.length === 0) throw new Refusal('ContractNotFound');
  const words = wordsFor(context, brandingType);
  return found.map(({ id, contractType, title, html }) => ({
    id,
    contractType,
    contractTitle: title[context.language],
    htmlText: html[context.language](words),
    isCardContract: false,
  }));
}

/** Documents that people agree to. */
export const contractsHandlers = contracts.router({
  getContractByType: contracts.getContractByType.handler(({ context, input }) => ({
    contracts: written(documentsOf(input.contractType, input.id), context, input.userSentBrandingType),
  })),
  getListOfContracts: contracts.getListOfContracts.handler(({ context, input }) => ({
    contracts: input.contracts.flatMap(({ contractType, id, userSentBrandingType }) =>
      written(documentsOf(contractType, id), context, userSentBrandingType),
    ),
  })),
  getContractByReferenceRecordID: contracts.getContractByReferenceRecordID.handler(
    async ({ context, input }) => {
      const { contractType, id, referenceRecordID, userSentBrandingType } = input;
      const accepted = await acceptedWith(context.db, context.employee.id, String(referenceRecordID));
      const found = documentsOf(contractType, id).filter((document) => accepted.includes(document.id));
      return { contracts: written(found, context, userSentBrandingType) };
    },
  ),
  saveContract: contracts.saveContract.handler(async ({ context, input }) => {
    const found = documentsOf(input.contractType, input.id);
    if (found.length === 0) throw new Refusal('ContractNotFound');
    await recordAcceptances(context.db, {
      employeeId: context.employee.id,
      contractIds: found.map(({ id }) => id),
      contractType: input.contractType,
      brandingType: input.userSentBrandingType,
      reference: input.referenceRecordID === undefined ? undefined : String(input.referenceRecordID),
      at: context.clock.now(),
    });
    return true;
  }),
});
