declare const dateBrand: unique symbol;
declare const instantBrand: unique symbol;

/** A calendar date, `2026-11-21`, without time or time zone. Sorts as text. */
export type IsoDate = string & { readonly [dateBrand]: 'IsoDate' };

/** A point in time: milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number & { readonly [instantBrand]: 'EpochMs' };

const dayMs = 86_400_000;
const largestInstant = 8.64e15;

/** Creates a point in time. Throws RangeError unless it is a whole number that a Date can represent. */
export function epochMs(milliseconds: number): EpochMs {
  if (!Number.isInteger(milliseconds) || Math.abs(milliseconds) > largestInstant) {
    throw new RangeError(`An instant is a whole number of milliseconds; got ${milliseconds}.`);
  }
  return milliseconds as EpochMs;
}

/** Whether a text is an existing date in the form `YYYY-MM-DD`. */
export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // Date.parse turns February 30 into a date in March, so the result must equal the input.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** Creates a date. Throws RangeError unless it exists and has the form `YYYY-MM-DD`. */
export function isoDate(text: string): IsoDate {
  if (!isIsoDate(text)) throw new RangeError(`"${text}" is not a date of the form YYYY-MM-DD.`);
  return text;
}

/** Returns the date of a year, month (1 to 12) and day; days past the end of the month roll over. */
export function dateOf(year: number, month: number, day: number): IsoDate {
  return isoDate(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
}

/** Returns the date `days` later, or earlier if negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const instant = Date.parse(`${date}T00:00:00Z`) + days * dayMs;
  return isoDate(new Date(instant).toISOString().slice(0, 10));
}

/** How many days after a date another one is; negative if it comes before. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Day of the week: 0 Sunday to 6 Saturday. */
export function weekday(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The calendar year of a date. */
export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}
