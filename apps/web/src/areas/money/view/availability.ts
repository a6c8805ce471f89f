import type { AvailabilityReason } from '@dayfare/domain/money';
import type { MoneyTexts } from './money-texts.ts';

/** Values for the sentence that says why nothing can be taken now, and when that changes. */
export interface AvailabilityFacts {
  readonly reason: AvailabilityReason;
  /** Payday as text; null while unknown. */
  readonly payday: string | null;
  /** When the balance is next calculated, as text; null while unknown. */
  readonly update: string | null;
  /** The daily limit as formatted money. */
  readonly dailyLimit: string;
}

/** Why nothing can be taken, and when that changes. */
export interface Refusal {
  readonly title: string;
  readonly text: string;
}

/** Returns the text for an availability reason; null if money can be taken. */
export function refusalWords(t: MoneyTexts, facts: AvailabilityFacts): Refusal | null {
  const { reason, update, dailyLimit } = facts;
  if (reason === 'Available') return null;
  const payday = facts.payday ?? t('money/reasons:payday');
  const around = update === null ? '' : t('money/reasons:around', { update });
  return {
    title: t(`money/reasons:${reason}`),
    text: t(`money/reasons:${reason}Text`, { payday, around, dailyLimit }),
  };
}
