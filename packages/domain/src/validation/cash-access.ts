import type { IsoDate } from '../money/index.ts';
import { ageOn } from './age.ts';

/** Whether a person can have cash, and if not, why: too young, or their date of birth is unknown. */
export type CashAccess = 'open' | 'tooYoung' | 'ageUnknown';

/** Says whether a person is old enough for cash on a day; `birthDate` is null where it is unknown. */
export function cashAccess(birthDate: string | null, today: IsoDate, minimumAge: number): CashAccess {
  if (birthDate === null) return 'ageUnknown';
  return ageOn(birthDate, today) < minimumAge ? 'tooYoung' : 'open';
}
