import { dateFormat } from '../../product/index.ts';
import { type EpochMs, epochMs, type IsoDate, isoDate } from './iso-date.ts';

/** IANA name such as `America/Toronto`. */
export type TimeZone = string;

const dayMs = 86_400_000;
const fields = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

function formatFor(timeZone: TimeZone): Intl.DateTimeFormat {
  return dateFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

/** Returns the local time as if it were UTC. */
function wallClock(instant: EpochMs, timeZone: TimeZone): number {
  const parts = formatFor(timeZone).formatToParts(instant);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = fields.map((field) =>
    Number(parts.find(({ type }) => type === field)?.value),
  );
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offset(instant: EpochMs, timeZone: TimeZone): number {
  return wallClock(instant, timeZone) - Math.floor(instant / 1000) * 1000;
}

/** Whether a text from outside is a known time zone. */
export function isTimeZone(text: unknown): text is TimeZone {
  if (typeof text !== 'string' || text === '') return false;
  try {
    return formatFor(text) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the local date in a time zone. Throws RangeError for an unknown zone. */
export function toIsoDate(instant: EpochMs, timeZone: TimeZone): IsoDate {
  return isoDate(new Date(wallClock(instant, timeZone)).toISOString().slice(0, 10));
}

/**
 * Returns the point in time of a local time. Times skipped by a clock change count as before the change (02:30 becomes 03:30); for
 * repeated times, the first is used.
 */
export function atLocalTime(date: IsoDate, hour: number, minute: number, timeZone: TimeZone): EpochMs {
  const isTime = Number.isInteger(hour) && hour >= 0 && hour <= 23;
  if (!isTime || !Number.isInteger(minute) || minute < 0 || minute > 59) {
    throw new RangeError(`A time of day is between 00:00 and 23:59; got ${hour}:${minute}.`);
  }
  const wanted = Date.parse(`${date}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
  const before = offset(epochMs(wanted - dayMs), timeZone);
  const after = offset(epochMs(wanted + dayMs), timeZone);
  const first = epochMs(wanted - Math.max(before, after));
  const last = epochMs(wanted - Math.min(before, after));
  const shown = [first, last].find((instant) => wallClock(instant, timeZone) === wanted);
  return shown ?? epochMs(wanted - before);
}
