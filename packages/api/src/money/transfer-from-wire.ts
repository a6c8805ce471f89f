import {
  feeKind,
  fromWire,
  isoDate,
  subtract,
  transactionStatusOf,
  transactionType,
  transferSpeed,
} from '@dayfare/domain/money';
import { known } from '../wire/index.ts';
import type {
  Transaction,
  TransactionDetail,
  TransactionPage,
  TransferOutcome,
  TransferPreview,
} from './entities.ts';
import { instantFromWire } from './from-wire.ts';
import type { WireHistory } from './history.ts';
import type { WirePreview } from './preview.ts';
import type { WireTransactionDetail, WireTransactionLine } from './transaction.ts';
import type { WireTransferOutcome } from './transfer-outcome.ts';

/** Throws RangeError for a speed that we don't know. */
export function previewFromWire(wire: WirePreview): TransferPreview {
  const [fee, totalDebit] = [fromWire(wire.fee), fromWire(wire.totalDebit)];
  return {
    previewId: wire.previewId,
    amount: fromWire(wire.amount),
    speed: known(transferSpeed, wire.transferSpeed),
    quote: {
      fee,
      totalDebit,
      received: subtract(totalDebit, fee),
      arrivesAt: instantFromWire(wire.arrivesAt),
    },
    feeKind: wire.feeKind === null ? null : feeKind.fromWire(wire.feeKind),
    arrivalDate: isoDate(wire.arrivalDate),
    availableAfter: fromWire(wire.availableAfter),
    leftOnPayday: fromWire(wire.leftOnPayday),
    feesThisYear: fromWire(wire.feesThisYear),
    options: wire.options.map((option) => ({
      speed: known(transferSpeed, option.transferSpeed),
      fee: fromWire(option.fee),
      arrivalDate: isoDate(option.arrivalDate),
      arrivesAt: instantFromWire(option.arrivesAt),
      isAvailable: option.available,
      unavailableReason: option.unavailableReason ?? null,
    })),
    contractType: wire.contractType,
    contractIds: wire.contractIds,
    expiresAt: instantFromWire(wire.expiresAt),
  };
}

/** A line of the history with its amounts in minor units. */
function transactionFromWire(wire: WireTransactionLine): Transaction {
  return {
    id: wire.transactionID,
    title: wire.title,
    transferredTo: wire.transferredTo,
    amount: fromWire(wire.amount),
    fee: fromWire(wire.fee),
    statusCode: wire.transactionStatus,
    status: transactionStatusOf(wire.transactionStatus),
    type: transactionType.fromWire(wire.transactionType),
    speed: transferSpeed.fromWire(wire.transferSpeed),
    createdAt: instantFromWire(wire.createdAt),
    arrivalDate: isoDate(wire.arrivalDate),
    arrivesAt: instantFromWire(wire.arrivesAt),
    canCancel: wire.canCancel,
  };
}

/** A transaction in full, as performing, cancelling and asking for it return it. */
export function transactionDetailFromWire(wire: WireTransactionDetail): TransactionDetail {
  return {
    ...transactionFromWire(wire),
    totalDebit: fromWire(wire.totalDebit),
    returnsOn: wire.returnsOn === null ? null : isoDate(wire.returnsOn),
    statusReason: wire.statusReason ?? null,
    instrumentId: wire.instrumentId,
    instrumentLast4: wire.instrumentLast4,
    events: wire.events.map(({ at, status }) => ({ at: instantFromWire(at), statusCode: status })),
  };
}

/** A page of history with its amounts in minor units. */
export function historyFromWire({ transactionDetails, totalRecords }: WireHistory): TransactionPage {
  return { transactions: transactionDetails.map(transactionFromWire), total: totalRecords };
}

/** Throws RangeError for an outcome that lacks what it stands for: nobody may take it for an answer. */
export function transferOutcomeFromWire({
  outcome,
  transaction,
  refusalCode,
}: WireTransferOutcome): TransferOutcome {
  if (outcome === 'done') {
    if (!transaction) throw new RangeError('A transfer that was made came without its details.');
    return { status: 'done', detail: transactionDetailFromWire(transaction) };
  }
  if (outcome === 'refused') {
    if (!refusalCode) throw new RangeError('A refused transfer came without the reason.');
    return { status: 'refused', code: refusalCode };
  }
  return { status: outcome };
}
