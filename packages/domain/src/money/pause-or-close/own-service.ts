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

/** What has to be settled before an account can be closed, the one to be told first. */
export const closingObstacles = ['transferUnderway', 'moveUnderway', 'deductionOpen', 'moneyHeld'] as const;
export type ClosingObstacle = (typeof closingObstacles)[number];

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

/** What keeps an account from being closed; null where nothing does. What comes off a pay that is still to come doesn't. */
export function closingObstacle(facts: ClosingFacts): ClosingObstacle | null {
  const { transfers, moves, hasUnclearedDeduction, held } = facts;
  if (transfers > 0) return 'transferUnderway';
  if (moves > 0) return 'moveUnderway';
  if (hasUnclearedDeduction) return 'deductionOpen';
  return isPositive(held) ? 'moneyHeld' : null;
}
