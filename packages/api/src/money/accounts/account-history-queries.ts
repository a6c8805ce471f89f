import { fromWire } from '@dayfare/domain/money';
import type { ApiClient } from '../../transport/index.ts';
import { instantFromWire, maybe } from '../../wire/index.ts';
import { entityQuery } from '../../wire/query-defaults.ts';
import { moneyKeys } from '../keys.ts';
import { transactionFromWire } from '../transfer-from-wire.ts';
import { accountHistoryContract, type WireInstrumentHistory } from './account-history-contract.ts';

/** The summary with its amounts in minor units. */
function instrumentHistoryFromWire({ itDashboardSummary, transactionDetails }: WireInstrumentHistory) {
  const { userInstrumentId, transactionCount, totalAmount, totalFees, lastTransactionAt } =
    itDashboardSummary;
  return {
    instrumentId: userInstrumentId,
    /** Number of transfers whose money did not come back. */
    count: transactionCount,
    moved: fromWire(totalAmount),
    fees: fromWire(totalFees),
    lastAt: maybe(instantFromWire, lastTransactionAt),
    newest: transactionDetails.map(transactionFromWire),
  };
}

/** What went to one account or card. Only refetched after a transaction or a switch of employer, like the history it belongs to. */
export function instrumentHistoryQuery(api: ApiClient, instrumentId: number) {
  return entityQuery({
    queryKey: [...moneyKeys.history, 'instrument', instrumentId],
    ask: ({ signal }) =>
      api
        .client(accountHistoryContract)
        .getInstrumentTransactionHistory({ UserInstrumentID: instrumentId }, { signal }),
    read: instrumentHistoryFromWire,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
