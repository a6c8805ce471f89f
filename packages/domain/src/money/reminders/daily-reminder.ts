import type { MinorUnits } from '../amounts/amount.ts';
import { addDays, type EpochMs } from '../calendar/iso-date.ts';
import { atLocalTime, type TimeZone, toIsoDate } from '../calendar/local-time.ts';

/** Hours at which a reminder may come, where the person is: none comes at night. */
export const reminderHours = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;

/** A reminder as its person has set it. */
export interface DailyReminder {
  readonly isOn: boolean;
  /** At least so much can be taken; otherwise nothing is said that day. */
  readonly minimum: MinorUnits;
  /** One of {@link reminderHours}. */
  readonly hour: number;
}

/** What is set until someone chooses otherwise. */
export const usualReminder = { isOn: false, minimumMinor: 20_00, hour: 9 } as const;

/** Whether an hour of the day is one at which a reminder may come. */
export const isReminderHour = (hour: number): boolean => reminderHours.some((known) => known === hour);

/** Returns when the next reminder is due after a moment; null while none is wanted. */
export function nextReminder(
  { isOn, hour }: Pick<DailyReminder, 'isOn' | 'hour'>,
  after: EpochMs,
  timeZone: TimeZone,
): EpochMs | null {
  if (!isOn) return null;
  const today = toIsoDate(after, timeZone);
  const at = atLocalTime(today, hour, 0, timeZone);
  return at > after ? at : atLocalTime(addDays(today, 1), hour, 0, timeZone);
}

/** Whether there is something to remind of. */
export const isWorthReminding = (
  { minimum }: Pick<DailyReminder, 'minimum'>,
  takeable: MinorUnits,
): boolean => takeable >= minimum;
