import { contractsContract } from '@dayfare/api/contracts/contract';
import { formatMoney, isCurrency } from '@dayfare/domain/money';
import { product } from '@dayfare/domain/product';
import { implement } from '@orpc/server';
import type { ApiContext, SignedIn } from '../http/api-context.ts';
import { Refusal } from '../http/refusal.ts';
import { requireSession } from '../http/require-session.ts';
import { recordAcceptances } from './acceptances.ts';
import { documentsOf } from './documents.ts';

const contracts = implement(contractsContract).$context<ApiContext>().use(requireSession);

function wordsFor({ employee, settings, language }: ApiContext & SignedIn, brandingType: number) {
  const partner = employee.environment;
  const currency = isCurrency(employee.currency) ? employee.currency : 'USD';
  return {
    brand: brandingType === 1 && partner !== 'Common' ? partner : product,
    instantFee: formatMoney(settings.instantFee, { currency, language }),
  };
}

/** Documents that people agree to. */
export const contractsHandlers = contracts.router({
  getContractByType: contracts.getContractByType.handler(({ context, input }) => {
    const found = documentsOf(input.contractType, input.id);
    if (found.length === 0) throw new Refusal('ContractNotFound');
    const words = wordsFor(context, input.userSentBrandingType);
    return {
      contracts: found.map(({ id, contractType, title, html }) => ({
        id,
        contractType,
        contractTitle: title[context.language],
        htmlText: html[context.language](words),
        isCardContract: false,
      })),
    };
  }),
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
