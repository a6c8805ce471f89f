import type { Db } from '../../../platform/db/db.ts';
import type { Employee } from '../../session/index.ts';
import type { Instrument } from '../core/tables.ts';
import type { AtRails } from './ask-rail.ts';
import type { Payment, PaymentOrigin } from './tables.ts';

/** An order under the lock of its person's money. */
export interface Order extends AtRails {
  readonly tx: Db;
  readonly payment: Payment;
  readonly instrument: Instrument;
  readonly employee: Employee;
  readonly at: Date;
}

/** Where the money is of which nothing is there: it never arrived, or had arrived and came back. */
export interface Failure {
  readonly reason: string | null;
  readonly from: 'payout' | 'paidOut';
}

/** What an order is for, and what becomes of that. */
export interface OrderRules {
  /** Whose it is, which account it is about, when it is said to arrive, and when it was at first. */
  readonly find: (
    tx: Db,
    id: string,
  ) => Promise<
    { readonly instrumentId: number; readonly arrivesAt: Date; readonly promisedAt: Date } | undefined
  >;
  /** Why it is not to be handed over any more; null if it is. */
  readonly unwanted?: (order: Order) => Promise<string | null>;
  /** The rail has it later than it was to: when it arrives instead; null where it arrives as promised. */
  readonly delayed: (order: Order) => Promise<Date | null>;
  /** It was due to arrive, and its rail still carries it. */
  readonly travelsOn: (order: Order) => Promise<void>;
  /** All of it came back, or never left. */
  readonly failed: (order: Order, failure: Failure) => Promise<void>;
  /** The rail says that it is there: all of it, or a part. */
  readonly paid: (order: Order, paidMinor: number) => Promise<void>;
  /** The rail says after its end that it, or so much more of it, is there: whatever it had come to. Its payment says so already. */
  readonly paidAfterAll: (order: Order, moreMinor: number) => Promise<void>;
  /** A rail looks at it before it lets it go. */
  readonly held: (order: Order) => Promise<void>;
  /** It has let it go. */
  readonly released: (order: Order) => Promise<void>;
}

/** What each kind of order is for; a transfer of wages has stages of its own. */
export type RulesOfOrders = Readonly<Record<Exclude<PaymentOrigin, 'transfer'>, OrderRules>>;
