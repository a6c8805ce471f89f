import type { InstrumentCondition } from '../accounts/condition.ts';
import { type MinorUnits, sum } from '../amounts/amount.ts';
import type { AvailabilityReason } from '../enums/availability-reason.ts';
import type { LimitSpan, OwnBound } from '../spending-limits/own-limit.ts';
import type { Closure, ClosureFacts, OwnChoice } from './closure.ts';
import { leftOf, madeIn, type Span, spanEnd, spans } from './programme.ts';

/** What bounds the next transfer beside the balance: how much, by which reason, and until when. */
export interface Bound extends Closure {
  readonly left: MinorUnits;
}

/** What decides how much can be taken beside the balance. */
export interface BoundFacts
  extends Pick<ClosureFacts, 'programme' | 'today' | 'period' | 'made' | 'pendingPayday' | 'payday'> {
  /** The limit of a day that holds for everybody: for a person, whatever the number of their employers. */
  readonly dailyLimit: MinorUnits;
  /** What the person has taken today at all employers. Default: what was made at this one. */
  readonly takenToday?: MinorUnits | undefined;
  /** What the employer's people have taken and no payday has brought back; needed where the programme has funding. */
  readonly drawn: MinorUnits;
  /** The limits that the person has set. Default: none. */
  readonly own?: readonly OwnBound[] | undefined;
}

const ofTheDay = 'DailyLimitExceeded' satisfies AvailabilityReason;

/** Whether what bounds a transfer is the limit of a day that holds for everybody. */
export function isDailyLimit(reason: AvailabilityReason): boolean {
  return reason === ofTheDay;
}

const usedUp = {
  day: 'MaxedOutDaily',
  week: 'MaxedOutWeekly',
  payPeriod: 'MaxedOutPayPeriod',
  quarter: 'MaxedOutQuarter',
} as const satisfies Record<Span, AvailabilityReason>;

const ownChoice = { day: 'dayLimit', payPeriod: 'payPeriodLimit' } as const satisfies Record<
  LimitSpan,
  OwnChoice
>;

/** The tightest bound beside the balance. Of equal ones the one that lasts longest comes first, and before it the person’s own. */
export function boundOf(facts: BoundFacts): Bound {
  const { programme, today, period, made, pendingPayday, payday, dailyLimit, drawn, own = [] } = facts;
  const { amounts = {}, funding } = programme;
  const takenIn = (span: Span) => sum(madeIn(span, made, { today, period }).map(({ amount }) => amount));
  const bounds: Bound[] = [
    {
      left: leftOf(dailyLimit, facts.takenToday ?? takenIn('day')),
      reason: ofTheDay,
      opensOn: spanEnd('day', today, period),
    },
  ];
  for (const span of spans) {
    const most = amounts[span];
    if (most !== undefined)
      bounds.push({
        left: leftOf(most, takenIn(span)),
        reason: usedUp[span],
        opensOn: spanEnd(span, today, period),
      });
  }
  if (funding !== undefined)
    bounds.push({
      left: leftOf(funding, drawn),
      reason: 'FundsNotAvailable',
      opensOn: pendingPayday ?? payday,
    });
  for (const { span, amount, used, until } of own)
    bounds.push({
      left: leftOf(amount, used),
      reason: usedUp[span],
      opensOn: until,
      own: ownChoice[span],
    });
  return bounds.reduce((tightest, bound) => (bound.left <= tightest.left ? bound : tightest));
}

/** What decides whether a balance can be taken from. */
export interface BalanceFacts {
  /** Earned in the pay period, before anything is kept back. */
  readonly earned: MinorUnits;
  readonly accessible: MinorUnits;
  /** The smallest transfer. */
  readonly minimum: MinorUnits;
  readonly bound: Bound;
  /** How each of the person's accounts and cards stands. */
  readonly instruments: readonly InstrumentCondition[];
}

/** Why there is nowhere to send money; null if there is. */
function instrumentReason(conditions: readonly InstrumentCondition[]): AvailabilityReason | null {
  if (conditions.includes('usable')) return null;
  const there = conditions.filter((condition) => condition !== 'closed' && condition !== 'leaving');
  if (there.length === 0) return 'NoInstrument';
  return there.includes('linkExpired') ? 'InstrumentDisconnected' : 'InstrumentNotVerified';
}

/** Why nothing can be taken although early pay is open; null if something can. */
export function balanceClosure(facts: BalanceFacts): Closure | null {
  const { earned, accessible, minimum, bound } = facts;
  const because = (reason: AvailabilityReason): Closure => ({ reason, opensOn: null });
  if (earned === 0) return because('NoEarnings');
  if (accessible <= 0) return because('MaxedOut');
  if (accessible < minimum) return because('BelowMinimumAmount');
  if (bound.left < minimum) {
    const { left: _left, ...closure } = bound;
    return closure;
  }
  const reason = instrumentReason(facts.instruments);
  return reason && because(reason);
}
