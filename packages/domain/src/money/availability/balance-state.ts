import { type MinorUnits, max, min, subtract, sum, zero } from '../amounts/amount.ts';
import type { IsoDate } from '../calendar/iso-date.ts';
import type { AvailabilityReason } from '../enums/availability-reason.ts';
import type { OwnChoice } from './closure.ts';

/** What the server says of a balance, and the smallest transfer. */
export interface BalanceStateFacts {
  readonly accessible: MinorUnits;
  readonly reason: AvailabilityReason;
  readonly own: OwnChoice | null;
  /** The day from which it opens by itself; null where none is known. */
  readonly availableFrom: IsoDate | null;
  /** What can be taken by what bounds a transfer beside the balance. */
  readonly remainingToday: MinorUnits;
  readonly remainingReason: AvailabilityReason;
  readonly remainingOwn: OwnChoice | null;
  /** The day from which more can be taken by it; null where none is known. */
  readonly remainingUntil: IsoDate | null;
  /** What a payday before could not take. */
  readonly carriedOver: MinorUnits;
  readonly breakdown: {
    readonly earned: MinorUnits;
    readonly withheld: MinorUnits;
    readonly alreadyTaken: MinorUnits;
    readonly pendingFees: MinorUnits;
    /** The most that can be taken in the pay period; undefined for no limit. */
    readonly maxAccess?: MinorUnits | undefined;
  };
  /** The smallest transfer. */
  readonly minimum: MinorUnits;
}

/** Why nothing can be taken, or why only a part. */
interface Bounded {
  readonly reason: AvailabilityReason;
  readonly own: OwnChoice | null;
  /** The day from which that changes by itself; null where none is known. */
  readonly opensOn: IsoDate | null;
}

/** Why what can be taken is what it is. */
export type BalanceReason =
  /** Nothing can be taken. */
  | ({ readonly kind: 'closed' } & Bounded)
  /** All that was earned would go toward what the pay before left open. */
  | { readonly kind: 'owed' }
  /** A part can be taken, and something else than the balance holds back the rest. */
  | ({ readonly kind: 'bounded' } & Bounded)
  /** All of the balance can be taken: it is what the limit of the pay period leaves. */
  | { readonly kind: 'limit'; readonly limit: MinorUnits; readonly taken: MinorUnits }
  /** All of the balance can be taken: it is what was earned, less what is kept back and what was taken. */
  | { readonly kind: 'earned'; readonly taken: MinorUnits };

/** How much can be taken now, how much of the balance cannot yet, and why. */
export interface BalanceState {
  readonly now: MinorUnits;
  readonly later: MinorUnits;
  /** How much could be taken if nothing but `why` stood in the way. */
  readonly onceOpen: MinorUnits;
  readonly why: BalanceReason;
}

type Closed = Extract<BalanceReason, { kind: 'closed' | 'owed' }>;

/** Why nothing can be taken, also where the server says that something can and its figures say that nothing is left. */
function closureFrom(facts: BalanceStateFacts): Closed | null {
  const { accessible, minimum, carriedOver, remainingToday, breakdown } = facts;
  const because = (reason: AvailabilityReason): Closed => {
    const { own, availableFrom: opensOn } = facts;
    return {
      kind: 'closed',
      reason,
      ...(facts.reason === 'Available' ? { own: null, opensOn: null } : { own, opensOn }),
    };
  };
  const isUsedUp = facts.reason === 'MaxedOut' || (facts.reason === 'Available' && accessible <= 0);
  if (isUsedUp && breakdown.alreadyTaken === 0) {
    if (breakdown.earned === 0) return because('NoEarnings');
    return carriedOver > 0 ? { kind: 'owed' } : because('BelowMinimumAmount');
  }
  if (facts.reason !== 'Available') return because(facts.reason);
  if (accessible <= 0) return because('MaxedOut');
  if (accessible < minimum) return because('BelowMinimumAmount');
  if (remainingToday >= minimum) return null;
  const { remainingReason: reason, remainingOwn: own, remainingUntil: opensOn } = facts;
  return { kind: 'closed', reason, own, opensOn };
}

/** Works out what can be taken now and why it is that much. What can be taken is never less than a transfer has to be, unless it is nothing. */
export function balanceState(facts: BalanceStateFacts): BalanceState {
  const { accessible, remainingToday, minimum } = facts;
  const balance = max(zero, accessible);
  const most = min(balance, remainingToday);
  const onceOpen = most >= minimum ? most : zero;
  const closed = closureFrom(facts);
  const now = closed ? zero : onceOpen;
  return { now, later: subtract(balance, now), onceOpen, why: closed ?? reasonOf(facts) };
}

/** Why it is that much, where something can be taken. */
function reasonOf(facts: BalanceStateFacts): BalanceReason {
  const { accessible, remainingToday, carriedOver, breakdown } = facts;
  if (remainingToday < accessible) {
    const { remainingReason: reason, remainingOwn: own, remainingUntil: opensOn } = facts;
    return { kind: 'bounded', reason, own, opensOn };
  }
  const { earned, withheld, alreadyTaken, pendingFees, maxAccess } = breakdown;
  const taken = sum([alreadyTaken, pendingFees, carriedOver]);
  const isLimited = maxAccess !== undefined && maxAccess < subtract(earned, withheld);
  return isLimited ? { kind: 'limit', limit: maxAccess, taken } : { kind: 'earned', taken };
}
