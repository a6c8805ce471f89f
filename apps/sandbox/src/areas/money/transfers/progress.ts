import type { WireTransactionDetail } from '@dayfare/api/money/contract';
import {
  feeKind,
  feeResult as feeResultNames,
  feeResultOf,
  minorUnits,
  serviceChargeMode,
  settlementOf,
  settlementStatus,
  toWire,
  wageStateOf,
  wageTransactionState,
} from '@dayfare/domain/money';
import { status } from '../core/status.ts';
import type { Transaction, transactionEvents } from '../core/tables.ts';
import type { Payment } from '../payments/tables.ts';

const wire = (minor: number) => toWire(minorUnits(minor));

const settlementStatusOf = ({ amountMinor: amount, paidMinor: paid, handedOverAt, endedAt }: Payment) =>
  settlementOf({ amount, paid, isHandedOver: handedOverAt !== null, hasEnded: endedAt !== null });

/** How far a transfer has come with its rail; older ones have no payments. */
export function progressOf(transaction: Transaction, payments: readonly Payment[]) {
  const principal = payments.find(({ part }) => part === 'principal');
  const fee = payments.find(({ part }) => part === 'fee');
  const state = wageStateOf({
    status: transaction.status,
    isHandedOver: principal?.handedOverAt != null,
    comesWithPay: transaction.returnsOn !== null,
  });
  // A fee that no card was asked for has not failed.
  const feeStatus = fee?.handedOverAt ? settlementStatusOf(fee) : 'None';
  const feeResult = principal && fee && feeResultOf(settlementStatusOf(principal), feeStatus);
  return {
    wageState: wageTransactionState.toWire(state),
    feeKind: transaction.feeKind && feeKind.toWire(transaction.feeKind),
    feeName: transaction.feeName,
    usualFee: wire(transaction.usualFeeMinor),
    serviceChargeMode: serviceChargeMode.toWire(transaction.serviceChargeMode),
    settlement: principal ? settlementStatus.toWire(settlementStatusOf(principal)) : null,
    feeResult: feeResult ? feeResultNames.toWire(feeResult) : null,
  };
}

/** Something that happened to a transfer. */
export type TransactionEvent = Pick<typeof transactionEvents.$inferSelect, 'at' | 'status'>;

/** What the times of a transfer's way are read from. */
interface Way {
  /** Oldest first. */
  readonly events: readonly TransactionEvent[];
  readonly payments: readonly Payment[];
  /** Cash only: when it was ready at the counter. */
  readonly readyAt?: Date | undefined;
}

type Times = Pick<WireTransactionDetail, 'sentAt' | 'acceptedAt'>;

/** When a transfer left, and when who pays it out had it. A transfer held for a manual check left when it was released. */
export function timesOf({ events, payments, readyAt }: Way): Times {
  const principal = payments.find(({ part }) => part === 'principal');
  const heldFrom = events.findIndex((event) => event.status === status.held);
  const released = events.slice(heldFrom).find((event) => event.status === status.inProgress)?.at;
  const handedOver = heldFrom < 0 ? principal?.handedOverAt : released;
  if (!principal || !handedOver) return {};
  const isRefused = principal.endedAt?.getTime() === handedOver.getTime() && principal.paidMinor === 0;
  const acceptedAt = principal.rail === 'cash' ? readyAt : isRefused ? undefined : handedOver;
  return {
    // That its rail was asked before says nothing: it may have been down.
    sentAt: handedOver.toISOString(),
    ...(acceptedAt && { acceptedAt: acceptedAt.toISOString() }),
  };
}
