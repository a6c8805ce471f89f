import {
  add,
  type Enumeration,
  feeKind,
  feeResult,
  fromWire,
  isoDate,
  serviceChargeMode,
  settlementStatus,
  subtract,
  transactionSource,
  transactionStatusOf,
  transactionType,
  transferSpeed,
  wageTransactionState,
} from '@dayfare/domain/money';
import { type Entity, instantFromWire, known, maybe } from '../wire/index.ts';
import type { WirePreview } from './preview.ts';
import type { WireHistory } from './records/history.ts';
import type { WireTransactionDetail, WireTransactionLine } from './transaction.ts';
import type { WireTransferOutcome } from './transfer-outcome.ts';

const fromWireOrNull = <Name extends string>(names: Enumeration<Name>, wire: number | null | undefined) =>
  maybe(names.fromWire, wire);

type WireFee = Pick<WireTransactionDetail, 'fee' | 'feeKind' | 'feeName' | 'usualFee' | 'serviceChargeMode'>;

/** What a fee is, why it is less than usual, and where it is taken from. */
export type FeeFacts = Entity<typeof feeFactsFromWire>;

const feeFactsFromWire = (wire: WireFee) => ({
  name: wire.feeName ?? ('instant' as const),
  /** Null when the ordinary fee applies. */
  kind: fromWireOrNull(feeKind, wire.feeKind),
  /** Without a discount. */
  usual: fromWire(wire.usualFee ?? wire.fee),
  mode: fromWireOrNull(serviceChargeMode, wire.serviceChargeMode) ?? ('OnTop' as const),
});

/** The server's quote for a transfer. */
export type TransferPreview = Entity<typeof previewFromWire>;

/** What one speed would cost and when it would arrive. */
export type SpeedOption = TransferPreview['options'][number];

/** Throws RangeError for a speed that we don't know. */
export function previewFromWire(wire: WirePreview) {
  const [fee, totalDebit] = [fromWire(wire.fee), fromWire(wire.totalDebit)];
  return {
    previewId: wire.previewId,
    amount: fromWire(wire.amount),
    speed: known(transferSpeed, wire.transferSpeed),
    quote: {
      fee,
      totalDebit,
      received: wire.received === undefined ? subtract(totalDebit, fee) : fromWire(wire.received),
      arrivesAt: instantFromWire(wire.arrivesAt),
    },
    feeFacts: feeFactsFromWire(wire),
    arrivalDate: isoDate(wire.arrivalDate),
    availableAfter: fromWire(wire.availableAfter),
    leftOnPayday: fromWire(wire.leftOnPayday),
    feesThisYear: fromWire(wire.feesThisYear),
    options: wire.options.map((option) => ({
      speed: known(transferSpeed, option.transferSpeed),
      fee: fromWire(option.fee),
      feeFacts: feeFactsFromWire(option),
      totalDebit:
        option.totalDebit === undefined
          ? add(fromWire(wire.amount), fromWire(option.fee))
          : fromWire(option.totalDebit),
      arrivalDate: isoDate(option.arrivalDate),
      arrivesAt: instantFromWire(option.arrivesAt),
      isAvailable: option.available,
      /** Code of the reason; null when it is available. */
      unavailableReason: option.unavailableReason ?? null,
    })),
    /** Wire number of the contract type. */
    contractType: wire.contractType,
    contractIds: wire.contractIds,
    /** Those of them that the person hasn't agreed to before in today's wording. */
    contractsToRead: wire.contractIds.filter((id) => !wire.contractsAgreed?.includes(id)),
    expiresAt: instantFromWire(wire.expiresAt),
  };
}

/** A line of the history. */
export type Transaction = Entity<typeof transactionFromWire>;

/** A line of the history with its amounts in minor units. */
export function transactionFromWire(wire: WireTransactionLine) {
  return {
    id: wire.transactionID,
    title: wire.title,
    transferredTo: wire.transferredTo,
    amount: fromWire(wire.amount),
    fee: fromWire(wire.fee),
    /** Wire code, for the domain's `moneyStatus`. */
    statusCode: wire.transactionStatus,
    /** Null for a code that we don't know. */
    status: transactionStatusOf(wire.transactionStatus),
    type: transactionType.fromWire(wire.transactionType),
    speed: transferSpeed.fromWire(wire.transferSpeed),
    /** Where the money comes from; null where the server does not say. */
    source: fromWireOrNull(transactionSource, wire.source),
    createdAt: instantFromWire(wire.createdAt),
    arrivalDate: isoDate(wire.arrivalDate),
    arrivesAt: instantFromWire(wire.arrivesAt),
    canCancel: wire.canCancel,
    /** Null where the server does not say. */
    instrumentId: wire.instrumentId ?? null,
    /** Why it failed or was declined, and whether its person has seen that; null where it didn’t, or the server doesn’t say. */
    failure: wire.failure
      ? {
          reason: wire.failure.reason,
          returnsOn: maybe(isoDate, wire.failure.returnsOn),
          isSeen: wire.failure.isSeen,
        }
      : null,
    /** What came back, of the amount and with its fee. */
    returnedAmount: fromWire(wire.returnedAmount ?? 0),
    returned: add(fromWire(wire.returnedAmount ?? 0), fromWire(wire.returnedFee ?? 0)),
    /** What of it a pay that fell short left for the next one; null for nothing. */
    carriedOver: wire.carriedOver
      ? {
          amount: fromWire(wire.carriedOver.amount),
          payday: isoDate(wire.carriedOver.payday),
          next: wire.carriedOver.next === null ? null : isoDate(wire.carriedOver.next),
        }
      : null,
  };
}

/** One transaction in full. */
export type TransactionDetail = Entity<typeof transactionDetailFromWire>;

/** A transaction in full, as performing, cancelling and asking for it return it. */
export function transactionDetailFromWire(wire: WireTransactionDetail) {
  return {
    ...transactionFromWire(wire),
    totalDebit: fromWire(wire.totalDebit),
    /** The pay with which its money comes back, or would if it were cancelled now; null for into the balance. */
    returnsOn: maybe(isoDate, wire.returnsOn),
    statusReason: wire.statusReason ?? null,
    /** When it was first said to arrive, where that has changed; null where it hasn't. */
    promisedArrivesAt: maybe(instantFromWire, wire.promisedArrivesAt),
    /** When it leaves, or was to leave; null where the server does not say. */
    leavesAt: maybe(instantFromWire, wire.leavesAt),
    /** When it left, and when its bank, card network, counter or company had it; null until then. */
    sentAt: maybe(instantFromWire, wire.sentAt),
    acceptedAt: maybe(instantFromWire, wire.acceptedAt),
    /** How far the wages have come; null where the server does not say. */
    wageState: fromWireOrNull(wageTransactionState, wire.wageState),
    feeFacts: feeFactsFromWire(wire),
    /** What the bank or the card scheme says of it. */
    settlement: fromWireOrNull(settlementStatus, wire.settlement),
    /** Which of amount and fee went through; null where no fee is charged by itself. */
    feeResult: fromWireOrNull(feeResult, wire.feeResult),
    /** The number under which a biller has booked it; null for anything else. */
    billerReference: wire.billerReference ?? null,
    instrumentId: wire.instrumentId,
    instrumentLast4: wire.instrumentLast4,
    /** Oldest first. */
    events: wire.events.map(({ at, status }) => ({ at: instantFromWire(at), statusCode: status })),
  };
}

/** A page of history. */
export type TransactionPage = Entity<typeof historyFromWire>;

type WireTotal = Pick<NonNullable<WireHistory['totals']>, 'taken' | 'fees'>;

const totalFromWire = ({ taken, fees }: WireTotal) => ({ taken: fromWire(taken), fees: fromWire(fees) });

/** A page of history with its amounts in minor units; `total` is the number of transactions on all pages. */
export function historyFromWire({ transactionDetails, totalRecords, totals, sources }: WireHistory) {
  return {
    transactions: transactionDetails.map(transactionFromWire),
    total: totalRecords,
    /** What was taken of wages and paid in fees, on all pages and by month (`2026-11`); null where the server does not say. */
    totals: totals
      ? {
          ...totalFromWire(totals),
          months: totals.months.map(({ month, ...one }) => ({ month, ...totalFromWire(one) })),
        }
      : null,
    /** Where the money of all this person's transactions comes from. */
    sources: (sources ?? []).flatMap((wire) => transactionSource.fromWire(wire) ?? []),
  };
}

/** What the server knows about an idempotency key: see the contract's `transactionByKey`. */
export type TransferOutcome = Entity<typeof transferOutcomeFromWire>;

/** Throws RangeError for an outcome without its transaction or code, so that it is never taken for an answer. */
export function transferOutcomeFromWire({ outcome, transaction, refusalCode }: WireTransferOutcome) {
  if (outcome === 'done') {
    if (!transaction) throw new RangeError('A transfer that was made came without its details.');
    return { status: outcome, detail: transactionDetailFromWire(transaction) };
  }
  if (outcome === 'refused') {
    if (!refusalCode) throw new RangeError('A refused transfer came without the reason.');
    return { status: outcome, code: refusalCode };
  }
  return { status: outcome };
}
