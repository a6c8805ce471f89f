import { isPositive, type MinorUnits } from '../amounts/amount.ts';
import { addDays, type IsoDate } from '../calendar/iso-date.ts';

/** A pause of early pay that someone has made for themselves. */
export interface OwnPause {
  /** The day on which it ends by itself; null for one that lasts until it is ended. */
  readonly until: IsoDate | null;
}

/** How long a pause with an end can be, in days: a year. Longer is until someone resumes. */
export const longestPauseDays = 366;

/** The pause as it is on a day; null where there is none, or it is over. */
export function pauseOn(pause: OwnPause | null, today: IsoDate): OwnPause | null {
  return pause !== null && (pause.until === null || today < pause.until) ? pause : null;
}

/** Whether a pause can end by itself on a day: from tomorrow on. */
export function canPauseUntil(until: IsoDate, today: IsoDate): boolean {
  return until > today && until <= addDays(today, longestPauseDays);
}

/** What an account waits for before it closes, the one to be told first: each ends by itself. */
export const closingWaits = ['transferUnderway', 'moveUnderway', 'deductionOpen'] as const;
export type ClosingWait = (typeof closingWaits)[number];

/** What only the person can settle before their account closes. */
export type ClosingObstacle = 'moneyHeld';

/** All that decides whether someone's account can be closed. */
export interface ClosingFacts {
  /** Transfers whose money or fee is not where it goes. */
  readonly transfers: number;
  /** Payouts of what we hold that have not arrived. */
  readonly moves: number;
  /** Whether a deduction on a payday that is over has not cleared. */
  readonly hasUnclearedDeduction: boolean;
  /** What we hold for the person. */
  readonly held: MinorUnits;
}

/** What an account waits for that ends by itself; null for nothing. What comes off a pay that is still to come is not waited for. */
export function closingWait({ transfers, moves, hasUnclearedDeduction }: ClosingFacts): ClosingWait | null {
  if (transfers > 0) return 'transferUnderway';
  if (moves > 0) return 'moveUnderway';
  return hasUnclearedDeduction ? 'deductionOpen' : null;
}

/** What the person has to settle before their account can close; null for nothing. */
export function closingObstacle({ held }: ClosingFacts): ClosingObstacle | null {
  return isPositive(held) ? 'moneyHeld' : null;
}
