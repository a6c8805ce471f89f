import {
  moneyStatus,
  toWire,
  transactionStatusCode,
  transferSpeed,
  wageTransactionState,
} from '@dayfare/domain/money';
import type { ApiClient } from '../transport/index.ts';
import { instantFromWire } from '../wire/index.ts';
import { entityQuery, minute } from '../wire/query-defaults.ts';
import { moneyContract } from './contract.ts';
import { earningsFromWire, fundsFromWire, instrumentsFromWire } from './from-wire.ts';
import { moneyKeys } from './keys.ts';
import type { WireHistoryFilter } from './records/history.ts';
import type { WireTransactionDetail } from './transaction.ts';
import { historyFromWire, previewFromWire, transactionDetailFromWire } from './transfer-from-wire.ts';
import type { TransferRequest } from './transfer-request.ts';

/** What can be taken now. Fresh for half a minute, so that returning to the screen shows changes. */
export function availableFundsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: moneyKeys.funds,
    ask: ({ signal }) => api.client(moneyContract).getAvailableFunds(undefined, { signal }),
    read: fundsFromWire,
    staleTime: minute / 2,
  });
}

/** Earnings of the pay period. Employers report hours a few times a day at most. */
export function earningsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: moneyKeys.earnings,
    ask: ({ signal }) => api.client(moneyContract).getEarnings(undefined, { signal }),
    read: earningsFromWire,
    staleTime: 5 * minute,
  });
}

/** Where money can be sent. Fresh until it is invalidated with `queryClient.invalidateQueries`. */
export function instrumentsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: moneyKeys.instruments,
    ask: ({ signal }) => api.client(moneyContract).getInstruments(undefined, { signal }),
    read: instrumentsFromWire,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The server's quote for a transfer, with both speeds. Fresh until the time the server set. */
export function previewQuery(api: ApiClient, { amount, instrumentId, speed }: TransferRequest) {
  const input = {
    amount: toWire(amount),
    instrumentId,
    ...(speed && { transferSpeed: transferSpeed.toWire(speed) }),
  };
  return entityQuery({
    queryKey: [...moneyKeys.previews, input],
    meta: { isNeverStored: true },
    ask: ({ signal }) => api.client(moneyContract).previewTransaction(input, { signal }),
    read: previewFromWire,
    staleTime: ({ state: { data } }) => (data ? Math.max(0, instantFromWire(data.expiresAt) - api.now()) : 0),
  });
}

/** A page of transactions. Only refetched after a transaction or a switch of employer (see keys.ts). */
export function historyQuery(api: ApiClient, filter: WireHistoryFilter = {}) {
  return entityQuery({
    queryKey: [...moneyKeys.history, filter],
    ask: ({ signal }) =>
      api.client(moneyContract).getTransactionHistory({ TransactionHistoryFilter: filter }, { signal }),
    read: historyFromWire,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** How often an instant transfer is asked for while it leaves, which takes seconds: its card may refuse it at once. */
const leavingMs = 3_000;
/** How often one that is on its way is asked for while it is shown: it arrives by itself. */
const onItsWayMs = 15_000;

const isLeaving = (detail: WireTransactionDetail | undefined) =>
  detail !== undefined &&
  detail.transferSpeed === transferSpeed.toWire('Instant') &&
  detail.transactionStatus === transactionStatusCode('InProgress') &&
  detail.wageState === wageTransactionState.toWire('Pending');

/** A transaction in full. Its status may change at any time, so opening it refetches it, and so does looking at it until it has ended. */
export function transactionQuery(api: ApiClient, transactionID: string) {
  return entityQuery({
    queryKey: [...moneyKeys.details, transactionID],
    ask: ({ signal }) => api.client(moneyContract).transactionDetails({ transactionID }, { signal }),
    read: transactionDetailFromWire,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && moneyStatus(data.transactionStatus) === 'pending'
        ? isLeaving(data)
          ? leavingMs
          : onItsWayMs
        : false,
  });
}

export type { AvailableFunds, Earnings, Instrument } from './from-wire.ts';
export { moneyKeys, refreshAfterBusinessSwitch, refreshAfterMovement } from './keys.ts';
export { cancelMutation, emailReceiptMutation, performMutation } from './mutations.ts';
export { closeTransferKey, transferOutcome } from './outcome.ts';
export type {
  FeeFacts,
  SpeedOption,
  Transaction,
  TransactionDetail,
  TransactionPage,
  TransferOutcome,
  TransferPreview,
} from './transfer-from-wire.ts';
export type { PerformRequest, TransferRequest } from './transfer-request.ts';
