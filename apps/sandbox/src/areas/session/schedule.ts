import {
  type ClosedDayRule,
  isoDate,
  type PayCalendar,
  type PayFrequency,
  type PayFrequencyChange,
} from '@dayfare/domain/money';

/** When someone works and is paid: minutes for each of 14 days, over and over from `anchor` on. */
export interface Schedule {
  /** First day of any of the pay periods, `2026-11-10`. */
  readonly anchor: string;
  readonly minutes: readonly number[];
  /** How often the employer pays. Left out by those from before it was kept: every two weeks. */
  readonly frequency?: PayFrequency;
  /** What became of that since, the earliest first. Left out where nothing has. */
  readonly changes?: readonly PayFrequencyChange[];
  /** Whose banks have to be open on payday. */
  readonly country: 'US' | 'CA';
  /** On which side of a day on which they are closed the employer pays. Left out where it is after. */
  readonly aroundClosedDays?: ClosedDayRule;
}

/** What the paydays of a schedule follow from. */
export const calendarOf = ({
  anchor,
  country,
  frequency = 'BiWeekly',
  changes,
  aroundClosedDays,
}: Schedule): PayCalendar => ({
  ...{ frequency, country, changes, aroundClosedDays },
  anchor: isoDate(anchor),
});
