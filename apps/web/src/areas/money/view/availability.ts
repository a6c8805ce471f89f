import { type AvailabilityKind, type AvailabilityReason, availabilityReason } from '@dayfare/domain/money';
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

type Refused = Exclude<AvailabilityKind, 'available'>;

const sentences = {
  'buffer-days': (t, { payday }) => t('reasons.buffer-daysText', { payday }),
  'in-progress': (t) => t('reasons.in-progressText'),
  'no-funds': (t, { update }) =>
    update ? t('reasons.no-fundsText', { update }) : t('reasons.no-fundsTextSoon'),
  'daily-limit': (t, { dailyLimit }) => t('reasons.daily-limitText', { dailyLimit }),
  'period-limit': (t, { payday }) => t('reasons.period-limitText', { payday }),
  'services-paused': (t, { payday }) => t('reasons.services-pausedText', { payday }),
  instrument: (t) => t('reasons.instrumentText'),
  consent: (t) => t('reasons.consentText'),
  unavailable: (t) => t('reasons.unavailableText'),
} as const satisfies Record<
  Refused,
  (t: MoneyTexts, facts: { payday: string; update: string | null; dailyLimit: string }) => string
>;

/** Returns the text for an availability reason; null if money can be taken. */
export function refusalWords(t: MoneyTexts, facts: AvailabilityFacts): Refusal | null {
  const kind = availabilityReason.kindOf(facts.reason);
  if (kind === 'available') return null;
  const payday = facts.payday ?? t('reasons.payday');
  return { title: t(`reasons.${kind}`), text: sentences[kind](t, { ...facts, payday }) };
}
