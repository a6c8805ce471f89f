import * as z from 'zod/mini';
import { wireAmount, wireDate, wireId, wireIds, wireInstant, wireNumber } from '../../wire/index.ts';

/** The most times that a recurring transaction is made. */
const mostTimes = 60;

/** A recurring transaction's identity: opaque text. */
export const recurringTransactionID = z.string().check(z.minLength(1), z.maxLength(64));

/** A scheduled transaction's identity: opaque text. */
export const scheduledTransactionID = z.string().check(z.minLength(1), z.maxLength(64));

const end = {
  /** Date, Amount, Occurrences, by listed order. */
  endBy: wireNumber,
  /** Last day, with Date; else null. */
  endDate: z.nullable(wireDate),
  /** The total it moves at most, with Amount; else null. */
  endAmount: z.nullable(wireAmount.check(z.gt(0))),
  /** With Occurrences 1 to 60; else 0. */
  numberOfTimes: z.int().check(z.gte(0), z.lte(mostTimes)),
};

/** When a transaction repeats, how much it moves each time, where to, and what ends it. Always by next business day, which is free. */
export const recurringPlan = z.object({
  amount: wireAmount.check(z.gt(0)),
  instrumentId: wireId,
  /** Daily, Weekly, Monthly, by listed order. */
  interval: wireNumber,
  startDate: wireDate,
  ...end,
});

/** What a recurring transaction would do. */
export const recurringPreview = z.object({
  /** The days on which it is made, in order; 60 at most. */
  dates: z.array(wireDate),
  /** When the first one arrives. */
  firstArrivalDate: wireDate,
  totalAmount: wireAmount,
  fee: wireAmount,
  /** The most that a transaction which repeats by itself may move. */
  maximumAmount: wireAmount,
  contractType: wireNumber,
  contractIds: z.array(wireId),
});

/** A plan that is agreed to. With an id it is a new end of that recurring transaction, whose other values must be the same. */
export const saveRecurringInput = z.object({
  ...recurringPlan.shape,
  recurringTransactionID: z.nullable(recurringTransactionID),
  contractsAccepted: wireIds,
});

const scheduled = z.object({
  scheduledTransactionID,
  date: wireDate,
  /** None, Scheduled, InProgress, Success, Failed, Canceled, by listed order. */
  status: wireNumber,
  /** The transaction that was made of it; null if there is none. */
  transactionID: z.nullable(z.string()),
  /** Code of why none was made; null if it was, or still may be. */
  reason: z.nullable(z.string()),
});

/** A recurring transaction. */
export const recurringTransaction = z.object({
  recurringTransactionID,
  ...recurringPlan.shape,
  transferredTo: z.string(),
  /** None, Active, Paused, Deleted, Expired, by listed order. */
  status: wireNumber,
  createdAt: wireInstant,
  /** Number of transactions made so far. */
  madeCount: z.int(),
  /** What they moved. */
  madeAmount: wireAmount,
  /** The one that is made next; null while paused, and when it has ended. */
  next: z.nullable(scheduled),
  /** Those whose day has come or that were cancelled; the newest ten, newest first. */
  past: z.array(scheduled),
});

/** A recurring transaction as on the wire. */
export type WireRecurring = z.infer<typeof recurringTransaction>;

/** A plan as on the wire. */
export type WireRecurringPlan = z.infer<typeof recurringPlan>;

/** A preview as on the wire. */
export type WireRecurringPreview = z.infer<typeof recurringPreview>;

/** Body of the save call. */
export type WireSaveRecurring = z.infer<typeof saveRecurringInput>;

/** A scheduled transaction as on the wire. */
export type WireScheduled = z.infer<typeof scheduled>;
