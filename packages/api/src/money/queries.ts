import { toWire, transferSpeed } from '@dayfare/domain/money';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { minute, readDefaults } from '../wire/query-defaults.ts';
import { moneyContract } from './contract.ts';
import { earningsFromWire, fundsFromWire, instantFromWire, instrumentsFromWire } from './from-wire.ts';
import type { WireAvailableFunds, WireEarnings } from './funds.ts';
import type { WireHistory, WireHistoryFilter } from './history.ts';
import type { WireInstruments } from './instrument.ts';
import { moneyKeys } from './keys.ts';
import type { WirePreview } from './preview.ts';
import type { WireTransactionDetail } from './transaction.ts';
import { historyFromWire, previewFromWire, transactionDetailFromWire } from './transfer-from-wire.ts';
import type { TransferRequest } from './transfer-request.ts';

/** What can be taken now. Good for half a minute, so that coming back to the screen shows what has changed meanwhile. */
export function availableFundsQuery(api: ApiClient) {
  return queryOptions<WireAvailableFunds, ApiError, ReturnType<typeof fundsFromWire>>({
    ...readDefaults,
    queryKey: moneyKeys.funds,
    queryFn: ({ signal }) => api.client(moneyContract).getAvailableFunds(undefined, { signal }),
    select: fundsFromWire,
    staleTime: minute / 2,
  });
}

/** Earnings of the pay period. Employers report hours a few times a day at most. */
export function earningsQuery(api: ApiClient) {
  return queryOptions<WireEarnings, ApiError, ReturnType<typeof earningsFromWire>>({
    ...readDefaults,
    queryKey: moneyKeys.earnings,
    queryFn: ({ signal }) => api.client(moneyContract).getEarnings(undefined, { signal }),
    select: earningsFromWire,
    staleTime: 5 * minute,
  });
}

/** Where money can be sent. Kept until a refresh is forced: `queryClient.invalidateQueries`. */
export function instrumentsQuery(api: ApiClient) {
  return queryOptions<WireInstruments, ApiError, ReturnType<typeof instrumentsFromWire>>({
    ...readDefaults,
    queryKey: moneyKeys.instruments,
    queryFn: ({ signal }) => api.client(moneyContract).getInstruments(undefined, { signal }),
    select: instrumentsFromWire,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The server's quote for a transfer, both speeds in it. Good until the moment that the server named. */
export function previewQuery(api: ApiClient, { amount, instrumentId, speed }: TransferRequest) {
  const input = {
    amount: toWire(amount),
    instrumentId,
    ...(speed && { transferSpeed: transferSpeed.toWire(speed) }),
  };
  return queryOptions<WirePreview, ApiError, ReturnType<typeof previewFromWire>>({
    ...readDefaults,
    queryKey: [...moneyKeys.previews, input],
    queryFn: ({ signal }) => api.client(moneyContract).previewTransaction(input, { signal }),
    select: previewFromWire,
    staleTime: ({ state: { data } }) =>
      data ? Math.max(0, instantFromWire(data.expiresAt) - Date.now()) : 0,
  });
}

/** A page of transactions. It is asked for again only after a transaction or a switch of employer (see keys.ts). */
export function historyQuery(api: ApiClient, filter: WireHistoryFilter = {}) {
  return queryOptions<WireHistory, ApiError, ReturnType<typeof historyFromWire>>({
    ...readDefaults,
    queryKey: [...moneyKeys.history, filter],
    queryFn: ({ signal }) =>
      api.client(moneyContract).getTransactionHistory({ TransactionHistoryFilter: filter }, { signal }),
    select: historyFromWire,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** One transaction in full. Its status may change at any time, so that opening it asks again. */
export function transactionQuery(api: ApiClient, transactionID: string) {
  return queryOptions<WireTransactionDetail, ApiError, ReturnType<typeof transactionDetailFromWire>>({
    ...readDefaults,
    queryKey: [...moneyKeys.details, transactionID],
    queryFn: ({ signal }) => api.client(moneyContract).transactionDetails({ transactionID }, { signal }),
    select: transactionDetailFromWire,
    staleTime: 0,
  });
}

export type {
  AvailableFunds,
  Earnings,
  Instrument,
  SpeedOption,
  Transaction,
  TransactionDetail,
  TransactionPage,
  TransferOutcome,
  TransferPreview,
} from './entities.ts';
export { moneyKeys, refreshAfterBusinessSwitch, refreshAfterMovement } from './keys.ts';
export { cancelMutation, performMutation } from './mutations.ts';
export { closeTransferKey, transferOutcome } from './outcome.ts';
export type { PerformRequest, TransferRequest } from './transfer-request.ts';
