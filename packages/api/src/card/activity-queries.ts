import { cardCaseState } from '@dayfare/domain/card';
import { fromWire, isoDate } from '@dayfare/domain/money';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { type Entity, instantFromWire, known, maybe } from '../wire/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import {
  activityContract,
  type WireCardMonths,
  type WireCardTransaction,
  type WireCardTransactionDetail,
} from './activity-contract.ts';
import { cardKeys } from './queries.ts';

function transactionFromWire(wire: WireCardTransaction) {
  return {
    id: wire.transactionID,
    kind: wire.kind,
    merchant: wire.merchant,
    amount: fromWire(wire.amount),
    at: instantFromWire(wire.at),
  };
}

/** What happened on a card. */
export type CardTransaction = Entity<typeof transactionFromWire>;

const monthFromWire = (wire: WireCardMonths['months'][number]) => ({
  month: wire.month,
  loaded: fromWire(wire.loaded),
  spent: fromWire(wire.spent),
  transactions: wire.transactions.map(transactionFromWire),
});

/** A month of a card: what came in, what was spent, and each transaction. */
export type CardMonth = Entity<typeof monthFromWire>;

/** Transactions of a card by month, those with a part of a merchant's name. */
export function cardMonthsQuery(api: ApiClient, cardID: number, search: string) {
  return infiniteQueryOptions<
    WireCardMonths,
    ApiError,
    readonly CardMonth[],
    readonly unknown[],
    string | undefined
  >({
    queryKey: [...cardKeys.activity, cardID, search],
    queryFn: ({ pageParam, signal }) =>
      api
        .client(activityContract)
        .getMurphyTransactionDetailMonthWise({ cardID, search, before: pageParam }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ hasEarlier, months }) => (hasEarlier ? months.at(-1)?.month : undefined),
    select: ({ pages }) => pages.flatMap(({ months }) => months.map(monthFromWire)),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  });
}

const caseFromWire = (wire: NonNullable<WireCardTransactionDetail['case']>) => ({
  id: wire.caseID,
  state: known(cardCaseState, wire.state),
  openedAt: instantFromWire(wire.openedAt),
  decisionBy: isoDate(wire.decisionBy),
});

const detailFromWire = (wire: WireCardTransactionDetail) => ({
  ...transactionFromWire(wire),
  currency: wire.currency,
  place: wire.place,
  declineReason: wire.declineReason,
  last4: wire.last4,
  case: maybe(caseFromWire, wire.case),
});

/** A transaction with all that is known of it. */
export type CardTransactionDetail = Entity<typeof detailFromWire>;

/** One transaction of a card. */
export function cardTransactionQuery(api: ApiClient, cardID: number, transactionID: string) {
  return entityQuery({
    queryKey: [...cardKeys.activity, cardID, 'one', transactionID],
    ask: ({ signal }) =>
      api.client(activityContract).getMurphyTransactionDetails({ cardID, transactionID }, { signal }),
    read: detailFromWire,
    staleTime: 0,
  });
}

/** Opens a case about a payment, and takes the answer for what is known of it. Rejects with ApiError. */
export async function reportTransaction(
  api: ApiClient,
  client: QueryClient,
  { cardID, transactionID }: { readonly cardID: number; readonly transactionID: string },
): Promise<void> {
  const wire = await api.client(activityContract).reportCardTransaction({ cardID, transactionID });
  client.setQueryData(cardTransactionQuery(api, cardID, transactionID).queryKey, wire);
}
