import * as z from 'zod/mini';
import { wireAmount, wireDate, wireInstant, wireNumber } from '../wire/index.ts';
import { feeFacts } from './fee.ts';

/** A transaction's identity: opaque text. */
export const transactionID = z.string().check(z.minLength(1), z.maxLength(64));

const shared = {
  transactionID,
  title: z.string(),
  transferredTo: z.string(),
  amount: wireAmount,
  fee: wireAmount,
  /** Status code in text: '0' InProgress, '1' Successful, '2' Completed, '3' Failed, '4' Canceled … '10' Declined. */
  transactionStatus: z.string(),
  /** Bank, card, cash pickup, Amazon, bill payment, by listed order. */
  transactionType: wireNumber,
  /** Instant 0, NextDay 1. */
  transferSpeed: wireNumber,
  /** Ours. Where the money comes from: EWA, Incentive_Referrals, Savings, ACH, P2P, BillPay, FriendIndeed. */
  source: z.optional(wireNumber),
  createdAt: wireInstant,
  arrivalDate: wireDate,
  arrivesAt: wireInstant,
  canCancel: z.boolean(),
  /** Ours. Where it went, to send as much there again; left out where the server does not say. */
  instrumentId: z.optional(z.int()),
  /** Ours. Only of one that failed or was declined: why, and whether its person has asked for its details since. */
  failure: z.optional(
    z.object({
      /** Code; null where none is known. */
      reason: z.nullable(z.string()),
      /** The pay with which its money comes back; null for into the balance. */
      returnsOn: z.nullable(wireDate),
      isSeen: z.boolean(),
    }),
  ),
  /** Ours. What came back of the amount and of the fee: all, or the part that did not arrive. */
  returnedAmount: z.optional(wireAmount),
  returnedFee: z.optional(wireAmount),
  /** Ours. What of it, with its fee, a pay that fell short left for the next one. */
  carriedOver: z.optional(
    z.object({
      amount: wireAmount,
      /** The one that fell short. */
      payday: wireDate,
      /** The one that takes it; null while it isn't known. */
      next: z.nullable(wireDate),
    }),
  ),
};

/** A line of the history. */
export const transactionLine = z.object(shared);

/** One transaction in full. */
export const transactionDetail = z.object({
  ...shared,
  totalDebit: wireAmount,
  /** Ours. When it was first said to arrive, where `arrivesAt` is later: its rail had it later than it was to. */
  promisedArrivesAt: z.optional(wireInstant),
  /** Ours. When it leaves, or was to leave: until then it can be called back. */
  leavesAt: z.optional(wireInstant),
  /** Ours. When it left; left out until then. */
  sentAt: z.optional(wireInstant),
  /** Ours. When its bank, card network or company had it, and when cash was ready at the counter; left out until then. */
  acceptedAt: z.optional(wireInstant),
  /**
   * Ours. The pay with which the money comes that went back, or, while it can be cancelled, would go back: its pay period has closed. Null
   * when it goes back into the balance, and when nothing does.
   */
  returnsOn: z.nullable(wireDate),
  /** Code of why it failed or was declined. */
  statusReason: z.optional(z.string()),
  /** Ours. Pending, Submitted, Deposited, PartialDeposited, … by listed order: how far the wages have come. */
  wageState: z.optional(wireNumber),
  ...feeFacts,
  /** Ours. None, Pending, PartiallyCompleted, Failed, Completed: what the bank or the card scheme says of it. */
  settlement: z.optional(z.nullable(wireNumber)),
  /** Ours. Success, PrincipalAmountSuccess, InstantFeeAmountSuccess, …; null where no fee is charged by itself, or it is on its way. */
  feeResult: z.optional(z.nullable(wireNumber)),
  /** Ours. The number under which a biller has booked it; bill payments only. */
  billerReference: z.optional(z.string()),
  instrumentId: z.int(),
  instrumentLast4: z.string(),
  /** What happened so far, oldest first. */
  events: z.array(z.object({ at: wireInstant, status: z.string() })),
});

/** A line of the history as on the wire. */
export type WireTransactionLine = z.infer<typeof transactionLine>;

/** A transaction as on the wire. */
export type WireTransactionDetail = z.infer<typeof transactionDetail>;
