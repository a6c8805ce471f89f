import { type DepositShare, depositSplit, depositSplitBy, depositState } from '@dayfare/domain/card';
import { fromWire, toWire, zero } from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../transport/index.ts';
import { currencyFromWire, type Entity, instantFromWire, known, maybe } from '../wire/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import { depositContract, type WireDeposit, type WireShare } from './deposit-contract.ts';
import { cardKeys } from './queries.ts';

/** A share from the wire. Throws RangeError for what the domain doesn't know. */
function shareFromWire({ split, by, percent, amount }: WireShare): DepositShare {
  if (known(depositSplit, split) === 'EntirePaycheck') return { split: 'EntirePaycheck' };
  return by !== null && known(depositSplitBy, by) === 'Percentage'
    ? { split: 'Specified', by: 'Percentage', percent: percent ?? 0 }
    : { split: 'Specified', by: 'Amount', amount: maybe(fromWire, amount) ?? zero };
}

/** A share as on the wire. */
function shareToWire(share: DepositShare): WireShare {
  const none = { by: null, percent: null, amount: null };
  const split = depositSplit.toWire(share.split);
  if (share.split === 'EntirePaycheck') return { ...none, split };
  const by = depositSplitBy.toWire(share.by);
  return share.by === 'Percentage'
    ? { ...none, split, by, percent: share.percent }
    : { ...none, split, by, amount: toWire(share.amount) };
}

function depositFromWire({ request, currency, ...wire }: WireDeposit) {
  return {
    ...wire,
    currency: currencyFromWire(currency),
    request: request && {
      share: shareFromWire(request),
      state: known(depositState, request.state),
      changedAt: instantFromWire(request.changedAt),
    },
  };
}

/** What a payroll needs to pay to a card, and where a direct deposit stands. */
export type DirectDeposit = Entity<typeof depositFromWire>;

const keyOf = (cardID: number) => [...cardKeys.all, 'deposit', cardID];

/** What a payroll needs to pay to a card, and where a direct deposit stands. An account number is not kept on a device. */
export function depositQuery(api: ApiClient, cardID: number) {
  return entityQuery({
    queryKey: keyOf(cardID),
    meta: { isNeverStored: true },
    ask: ({ signal }) => api.client(depositContract).getDirectDeposit({ cardID }, { signal }),
    read: depositFromWire,
    staleTime: 0,
  });
}

/** Asks for a direct deposit, or for another share. Rejects with ApiError. */
export const saveDeposit = (api: ApiClient, cardID: number, share: DepositShare): Promise<WireDeposit> =>
  api.client(depositContract).saveDirectDeposit({ cardID, ...shareToWire(share) });

/** E-mails the form for a direct deposit. Rejects with ApiError: `DailyLimitReached`, `InvalidRequest`. */
export const emailDepositForm = (api: ApiClient, cardID: number, emailAddress: string): Promise<boolean> =>
  api.client(depositContract).emailDirectDepositForm({ cardID, emailAddress });

/** Takes what a call has said of a direct deposit for what is known of it. */
export function replaceDeposit(client: QueryClient, wire: WireDeposit): void {
  client.setQueryData(keyOf(wire.cardID), wire);
}
