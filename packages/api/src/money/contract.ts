import * as z from 'zod/mini';
import { call, transferKey } from '../wire/index.ts';
import { instruments } from './accounts/instrument.ts';
import { availableFunds, earnings } from './funds.ts';
import { performInput, preview, previewInput } from './preview.ts';
import { history, historyInput } from './records/history.ts';
import { transactionDetail, transactionID } from './transaction.ts';
import { transferOutcome } from './transfer-outcome.ts';

const cancellation = { input: z.object({ id: transactionID }), payload: transactionDetail };

/** The calls about earned wages and transfers. */
export const moneyContract = {
  /** What can be taken now, and how that was worked out. */
  getAvailableFunds: call('GET', 'user/GetAvailableFunds', { payload: availableFunds }),
  /** Earnings of the current pay period, in total and by day. */
  getEarnings: call('GET', 'user/GetEarnings', { payload: earnings }),
  /** Where money can be sent to. */
  getInstruments: call('GET', 'ewa/instruments', { payload: instruments }),
  /** Quote a transfer at both speeds. It moves nothing, so it can be repeated. */
  previewTransaction: call('POST', 'ewa/previewTransaction', {
    input: previewInput,
    payload: preview,
    meta: { kind: 'read' },
  }),
  /** Perform a previewed transfer, once for each idempotency key. */
  performTransaction: call('POST', 'ewa/performTransaction', {
    input: performInput,
    payload: transactionDetail,
    meta: { idempotent: true },
  }),
  /** What became of the transfer with this idempotency key. It moves nothing. */
  transactionByKey: call('POST', 'ewa/transactionByKey', {
    input: transferKey,
    payload: transferOutcome,
    meta: { kind: 'read', ours: true },
  }),
  /**
   * Refuse whatever still arrives with this idempotency key, unless it has been carried out. Closes an idempotency key without a transfer:
   * requests that arrive later are refused. Returns what the key stands for, which is a transfer if one was already made.
   */
  closeTransferKey: call('POST', 'ewa/closeTransferKey', {
    input: transferKey,
    payload: transferOutcome,
    meta: { ours: true },
  }),
  /** A page of transactions. */
  getTransactionHistory: call('POST', 'ewa/getTransactionHistory', {
    input: historyInput,
    payload: history,
    meta: { kind: 'read' },
  }),
  /** One transaction in full. */
  transactionDetails: call('POST', 'ewa/TransactionDetails', {
    input: z.object({ transactionID }),
    payload: transactionDetail,
    meta: { kind: 'read' },
  }),
  /** Cancel a transfer that has not left yet. */
  cancelTransaction: call('DELETE', 'ewa/cancelTransaction/{id}', cancellation),
  /** Cancel a transfer by the documents' other spelling of the path; it answers alike. */
  cancelTransactionAlternate: call('DELETE', 'ewa/CancelTransaction/{id}', cancellation),
  /** E-mail the receipt of a transaction to its person's own address; no other is taken. Answers true if the receipt was passed to the mailer. */
  sendEmailReceipt: call('POST', 'ewa/SendEmailReceipt', {
    input: z.object({ transactionID, emailAddress: z.email().check(z.maxLength(254)) }),
    payload: z.boolean(),
  }),
};

export type { WireInstrument, WireInstruments } from './accounts/instrument.ts';
export type { WireAvailableFunds, WireEarnings } from './funds.ts';
export type { WirePerformInput, WirePreview, WirePreviewInput } from './preview.ts';
export type { WireHistory, WireHistoryFilter, WireHistoryInput } from './records/history.ts';
export type { WireTransactionDetail, WireTransactionLine } from './transaction.ts';
export type { WireTransferOutcome } from './transfer-outcome.ts';
