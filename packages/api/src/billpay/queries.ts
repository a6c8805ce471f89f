import type { ApiClient } from '../transport/index.ts';
import { entityQuery, hour } from '../wire/query-defaults.ts';
import type { WireBillpayBiller } from './biller.ts';
import { getBillersContract } from './get-billers-contract.ts';
import { keepBillerContract } from './keep-biller-contract.ts';

/** A company that bills can be paid to, and whether the person has it in their own list. */
export type BillpayBiller = WireBillpayBiller;

/** Every list of billers, whatever was searched for: to ask for them again. */
export const billpayBillersKey = ['billpay', 'billers'] as const;

/** Companies that bills can be paid to, by part of a name, those of the person's own list first. */
export function billpayBillersQuery(api: ApiClient, search: string) {
  return entityQuery({
    queryKey: [...billpayBillersKey, search],
    ask: ({ signal }) => api.client(getBillersContract).getBillers({ search }, { signal }),
    read: ({ billers }): readonly BillpayBiller[] => billers,
    staleTime: hour,
  });
}

/** Keeps a company in the person's own list, or takes it out. Rejects with ApiError. */
export const keepBiller = (api: ApiClient, { id, isKept }: Pick<BillpayBiller, 'id' | 'isKept'>) =>
  api.client(keepBillerContract).keepBiller({ billerID: id, isKept });
