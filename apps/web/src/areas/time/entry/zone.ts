import type { TimeEntry } from '@dayfare/api/time/queries';
import { isTimeZone, type TimeZone } from '@dayfare/domain/money';

/** The zone whose clock hours were logged by. */
export function zoneOf({ timeZone }: Pick<TimeEntry, 'timeZone'>): TimeZone {
  if (!isTimeZone(timeZone)) throw new RangeError(`There is no time zone ${timeZone}.`);
  return timeZone;
}
