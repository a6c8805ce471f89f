import * as z from 'zod/mini';
import { call, wireAmount, wireDate, wireId, wireInstant, wireNumber } from '../wire/index.ts';
import { whichCard } from './card.ts';

/** Longest part of a name that can be searched for, in characters. */
export const longestActivitySearch = 50;

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const transactionID = z.string().check(z.maxLength(60));

/** What happened on a card. A decline moved nothing. */
const cardTransaction = z.object({
  transactionID,
  kind: z.enum(['purchase', 'decline', 'load', 'move', 'fee']),
  /** Where it was paid, or who paid; empty where the kind says it all. */
  merchant: z.string(),
  /** Above zero for money that came in. */
  amount: wireAmount,
  at: wireInstant,
});

const cardTransactionDetail = z.extend(cardTransaction, {
  currency: z.string(),
  /** Where it was paid; empty for online. */
  place: z.string(),
  /** Why it was declined, by a name; null if it was not. */
  declineReason: z.nullable(z.string()),
  last4: z.string(),
  /** The case about it, where its person does not recognize it; null if there is none. */
  case: z.nullable(
    z.object({
      caseID: wireId,
      /** Opened, Reviewing, Credited or Declined. */
      state: wireNumber,
      openedAt: wireInstant,
      decisionBy: wireDate,
    }),
  ),
});

const cardMonths = z.object({
  currency: z.string(),
  months: z.array(
    z.object({ month, loaded: wireAmount, spent: wireAmount, transactions: z.array(cardTransaction) }),
  ),
  /** Whether there are months before these. */
  hasEarlier: z.boolean(),
});

/** What happened on a card. The documents name both calls, without their payloads. */
export const activityContract = {
  /** One transaction of a card. */
  getMurphyTransactionDetails: call('POST', 'card/GetMurphyTransactionDetails', {
    input: z.object({ ...whichCard, transactionID }),
    payload: cardTransactionDetail,
    meta: { kind: 'read' },
  }),
  /** Open a case about a payment that its person does not recognize. Repeating it opens no second one. */
  reportCardTransaction: call('POST', 'card/ReportCardTransaction', {
    input: z.object({ ...whichCard, transactionID }),
    payload: cardTransactionDetail,
    meta: { ours: true },
  }),
  /** Transactions of a card by month, the newest first, some months at a time. */
  getMurphyTransactionDetailMonthWise: call('POST', 'card/GetMurphyTransactionDetailMonthWise', {
    input: z.object({
      ...whichCard,
      /** Part of a merchant's name; empty: all. */
      search: z.optional(z.string().check(z.maxLength(longestActivitySearch))),
      /** Only months before this one. */
      before: z.optional(month),
    }),
    payload: cardMonths,
    meta: { kind: 'read' },
  }),
};

/** A transaction as on the wire. */
export type WireCardTransaction = z.infer<typeof cardTransaction>;
/** A transaction with all that is known of it, as on the wire. */
export type WireCardTransactionDetail = z.infer<typeof cardTransactionDetail>;
/** Transactions by month, as on the wire. */
export type WireCardMonths = z.infer<typeof cardMonths>;
