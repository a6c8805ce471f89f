import type { MinorUnits } from '../amounts/amount.ts';
import { type EpochMs, epochMs, type IsoDate } from '../calendar/iso-date.ts';

/** What a person can limit for themselves. */
export const limitSpans = ['day', 'payPeriod'] as const;
export type LimitSpan = (typeof limitSpans)[number];

/** How long raising or lifting a limit waits, in milliseconds: 24 hours, so that it is never done in the heat of a moment. */
export const raiseWaitMs = 24 * 60 * 60_000;

/** A higher limit, or none, that waits. */
export interface LimitChange {
  /** Null for no limit. */
  readonly amount: MinorUnits | null;
  readonly from: EpochMs;
}

/** The most that someone allows themselves to take in a span. */
export interface OwnLimit {
  /** Null for no limit. */
  readonly amount: MinorUnits | null;
  /** Null while nothing waits. */
  readonly change: LimitChange | null;
}

/** What holds until someone sets a limit. */
export const noLimit: OwnLimit = { amount: null, change: null };

/** Whether one amount allows at most what another does; null allows everything. */
function isAtMost(amount: MinorUnits | null, other: MinorUnits | null): boolean {
  return other === null || (amount !== null && amount <= other);
}

/** A limit as it is at a moment: what has waited long enough holds. */
export function limitAt(limit: OwnLimit, now: EpochMs): OwnLimit {
  const { change } = limit;
  return change !== null && change.from <= now ? { amount: change.amount, change: null } : limit;
}

/**
 * Returns the limit after someone wants another one; null for none. What is not higher holds at once, and takes back a rise that waits.
 * What is higher holds after {@link raiseWaitMs}; wanting the same or less than what waits already doesn't wait any longer.
 */
export function limitAfter(limit: OwnLimit, wanted: MinorUnits | null, now: EpochMs): OwnLimit {
  const { amount, change } = limitAt(limit, now);
  if (isAtMost(wanted, amount)) return { amount: wanted, change: null };
  const from = change !== null && isAtMost(wanted, change.amount) ? change.from : epochMs(now + raiseWaitMs);
  return { amount, change: { amount: wanted, from } };
}

/** Returns the limit without the change that waits; one that has waited long enough stays. */
export function withoutChange(limit: OwnLimit, now: EpochMs): OwnLimit {
  return { ...limitAt(limit, now), change: null };
}

/** A limit that holds now, with what counts against it. */
export interface OwnBound {
  readonly span: LimitSpan;
  readonly amount: MinorUnits;
  /** What has been taken in the span, and paid to friends. */
  readonly used: MinorUnits;
  /** The first day on which more can be taken by it. */
  readonly until: IsoDate;
}
