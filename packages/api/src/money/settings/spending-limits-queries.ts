import { fromWire, isoDate, type LimitSpan, type MinorUnits, toWire } from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../transport/index.ts';
import { currencyFromWire, type Entity, instantFromWire, maybe } from '../../wire/index.ts';
import { entityQuery } from '../../wire/query-defaults.ts';
import { moneyKeys } from '../keys.ts';
import { spendingLimitsContract, type WireOwnLimits } from './spending-limits-contract.ts';

/** The user's own limits. */
export type OwnLimits = Entity<typeof limitsFromWire>;

/** Throws RangeError for a currency that we don't pay. */
function limitsFromWire({ currency, limits }: WireOwnLimits) {
  return {
    currency: currencyFromWire(currency),
    limits: limits.map(({ span, amount, used, left, until, change }) => ({
      span,
      /** Null for no limit. */
      amount: maybe(fromWire, amount),
      used: fromWire(used),
      left: maybe(fromWire, left),
      until: isoDate(until),
      change: change && { amount: maybe(fromWire, change.amount), from: instantFromWire(change.from) },
    })),
  };
}

/** The user's own limits, as they are now. */
export function ownLimitsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...moneyKeys.all, 'own-limits'],
    ask: ({ signal }) => api.client(spendingLimitsContract).getOwnLimits(undefined, { signal }),
    read: limitsFromWire,
    staleTime: 0,
  });
}

async function keep(api: ApiClient, client: QueryClient, limits: WireOwnLimits): Promise<void> {
  client.setQueryData(ownLimitsQuery(api).queryKey, limits);
  await client.invalidateQueries({ queryKey: moneyKeys.funds });
}

/** Saves a limit, null for none; saving it again changes nothing. Rejects with ApiError. */
export async function saveOwnLimit(
  api: ApiClient,
  client: QueryClient,
  { span, amount }: { readonly span: LimitSpan; readonly amount: MinorUnits | null },
): Promise<void> {
  const wanted = { span, amount: maybe(toWire, amount) };
  await keep(api, client, await api.client(spendingLimitsContract).saveOwnLimit(wanted));
}

/** Takes back a rise that waits; doing it again changes nothing. Rejects with ApiError. */
export async function cancelOwnLimitChange(
  api: ApiClient,
  client: QueryClient,
  span: LimitSpan,
): Promise<void> {
  await keep(api, client, await api.client(spendingLimitsContract).cancelOwnLimitChange({ span }));
}
