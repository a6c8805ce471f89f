import { fromWire } from '@dayfare/domain/money';
import type { ApiClient } from '../transport/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import { costsContract } from './costs-contract.ts';
import { cardKeys } from './queries.ts';

/** What a card costs, in the order of the fee schedule. */
export function cardFeesQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...cardKeys.all, 'fees'],
    ask: ({ signal }) => api.client(costsContract).getCardFees(undefined, { signal }),
    read: ({ currency, fees }) => ({
      currency,
      fees: fees.map(({ kind, amount }) => ({ kind, amount: fromWire(amount) })),
    }),
    staleTime: 0,
  });
}

/** Machines near a postal code where cash costs nothing, the nearest first. */
export function cashMachinesQuery(api: ApiClient, zipcode: string) {
  return entityQuery({
    queryKey: [...cardKeys.all, 'machines', zipcode],
    ask: ({ signal }) => api.client(costsContract).findCashMachines({ zipcode }, { signal }),
    read: ({ machines }) => machines,
    staleTime: 0,
  });
}
