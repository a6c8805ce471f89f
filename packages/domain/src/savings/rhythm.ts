import { enumeration, type NameOf } from '../enumeration/index.ts';
import { type IsoDate, isoDate, recurringDay } from '../money/index.ts';

/** How often something is put into a goal: the rhythms of recurring transfers, under the same numbers, and each payday. */
export const savingRhythm = enumeration(['Daily', 'Weekly', 'Monthly', 'Payday']);
export type SavingRhythm = NameOf<typeof savingRhythm>;

/** How many paydays a plan is worked out with at most: four years of those who are paid every week. */
export const mostPaydays = 208;

/** Days of deposits. */
export interface Rhythm {
  readonly frequency: SavingRhythm;
  /** The first day that a deposit can be made on. */
  readonly startsOn: IsoDate;
  /** Paydays that are known, the soonest first; only those of `Payday` matter. */
  readonly paydays?: readonly IsoDate[] | undefined;
}

/** After every payday that is known. */
export const never = isoDate('9999-12-31');

/** The day of a deposit by its place in the rhythm, 0 for the first; `never` beyond the paydays that are known. */
export function rhythmDay({ frequency, startsOn, paydays = [] }: Rhythm, index: number): IsoDate {
  if (frequency !== 'Payday') return recurringDay(frequency, startsOn, index);
  return paydays.filter((day) => day >= startsOn)[index] ?? never;
}
