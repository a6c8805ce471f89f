import type { AvailabilityReason, OwnChoice } from '@dayfare/domain/money';
import type { MoneyTexts } from '../format/money-texts.ts';

/** Values for the sentence that says why nothing can be taken now, and when that changes. */
export interface AvailabilityFacts {
  readonly reason: AvailabilityReason;
  /** Payday as text; null while unknown. */
  readonly payday: string | null;
  /** When the balance is next calculated, as text; null while unknown. */
  readonly update: string | null;
  /** The daily limit as formatted money. */
  readonly dailyLimit: string;
  /** The day from which it opens by itself, as text; null where none is known. */
  readonly opensOn: string | null;
  /** What the person has set themselves that is the reason; null for nothing of theirs. */
  readonly own: OwnChoice | null;
  /** The limit that the person has set themselves, as formatted money; empty without one. */
  readonly most: string;
  /** What should have come off a payday and didn’t, as formatted money; null where it is unknown. */
  readonly notCleared: string | null;
}

/** Why nothing can be taken, and when that changes. */
export interface Refusal {
  readonly title: string;
  readonly text: string;
}

/** Reasons that last until a payday: the one that opens early pay again, which may be that of the pay period before. */
const untilPayday: ReadonlySet<AvailabilityReason> = new Set(['InBufferDays', 'PayrollRunning']);

const dayFragments = (t: MoneyTexts, day: string | null) => ({
  on: day === null ? '' : t('kit/money/reasons:on', { day }),
  from: day === null ? '' : t('kit/money/reasons:from', { day }),
  orOn: day === null ? '' : t('kit/money/reasons:orOn', { day }),
});

/** Returns the text for an availability reason; null if money can be taken. */
export function refusalWords(t: MoneyTexts, facts: AvailabilityFacts): Refusal | null {
  const { reason, update, dailyLimit, opensOn, own, most, notCleared } = facts;
  if (reason === 'Available') return null;
  if (own)
    return {
      title: t(`kit/money/reasons:own.${own}`),
      text: t(`kit/money/reasons:own.${own}Text`, { most, ...dayFragments(t, opensOn) }),
    };
  const payday = (untilPayday.has(reason) ? opensOn : null) ?? facts.payday ?? t('kit/money/reasons:payday');
  const around = update === null ? '' : t('kit/money/reasons:on', { day: update });
  const missed = notCleared === null ? '' : t('kit/money/reasons:missed', { amount: notCleared });
  return {
    title: t(`kit/money/reasons:${reason}`),
    text: t(`kit/money/reasons:${reason}Text`, {
      ...{ payday, around: around, dailyLimit, missed },
      ...dayFragments(t, opensOn),
    }),
  };
}

const bounds = [
  'FundsNotAvailable',
  'MaxedOutDaily',
  'MaxedOutWeekly',
  'MaxedOutPayPeriod',
  'MaxedOutQuarter',
] as const;

/** What bounds the next transfer beside the balance. */
export interface BoundWords {
  readonly reason: AvailabilityReason;
  /** What can be taken by it, as formatted money. */
  readonly left: string;
  /** The day from which more can be taken, as text; null where none is known. */
  readonly until: string | null;
  /** What the person has set themselves that it is; null for nothing of theirs. */
  readonly own: OwnChoice | null;
}

/** Says how much can be taken by what bounds a transfer beside the balance, and when there is more; not for the daily limit. */
export function boundWords(t: MoneyTexts, { reason, left, until, own }: BoundWords): string {
  const limit = own === 'dayLimit' || own === 'payPeriodLimit' ? own : null;
  const name = limit ?? bounds.find((known) => known === reason) ?? 'other';
  return t(`kit/money/reasons:left.${name}`, { left, ...dayFragments(t, until) });
}
