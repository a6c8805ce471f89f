import type { IsoDate } from '../money/index.ts';
import { ageOn } from './age.ts';

/** Whether somebody can have cash, and if not, why: too young, or nobody has told us when they were born. */
export type CashAccess = 'open' | 'tooYoung' | 'ageUnknown';

/** Says whether somebody is old enough for cash on a day; `birthDate` is null where nobody knows it. */
export function cashAccess(birthDate: string | null, today: IsoDate, minimumAge: number): CashAccess {
  if (birthDate === null) return 'ageUnknown';
  return ageOn(birthDate, today) < minimumAge ? 'tooYoung' : 'open';
}
