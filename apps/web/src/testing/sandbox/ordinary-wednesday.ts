import {
  addDays,
  atLocalTime,
  epochMs,
  type IsoDate,
  isBankDay,
  toIsoDate,
  weekday,
} from '@dayfare/domain/money';

const timeZone = 'America/New_York';
const wednesday = 3;
const hour = 10;

/** Days around the start that tests see: the one before it, and what they move the clock on by. */
const daysAround = Array.from({ length: 9 }, (_, at) => at - 1);

/** Days of a month: late enough for some of this month's purchases and hours to be there, and not near its end. */
const isMidMonth = (date: IsoDate) => date.slice(8) >= '09' && date.slice(8) <= '21';

function isOrdinary(date: IsoDate): boolean {
  const around = daysAround.map((days) => addDays(date, days));
  const isWeekend = (day: IsoDate) => weekday(day) % 6 === 0;
  const hasClockChange = new Set(around.map((day) => utcHour(day))).size > 1;
  return (
    weekday(date) === wednesday &&
    isMidMonth(date) &&
    around.every((day) => isWeekend(day) || (isBankDay(day, 'US') && isBankDay(day, 'CA'))) &&
    !hasClockChange
  );
}

const utcHour = (day: IsoDate) => new Date(atLocalTime(day, hour, 0, timeZone)).getUTCHours();

/**
 * The first Wednesday, 10:00 in New York, from an instant on (default: now) without a bank holiday, a clock change or a month's end near it. A test that moves the
 * server's clock from there meets the same bank days whatever the day on which it runs.
 */
export function ordinaryWednesday(from = Date.now()): Date {
  let date = toIsoDate(epochMs(from), timeZone);
  const startOf = (day: IsoDate) => atLocalTime(day, hour, 0, timeZone);
  while (!isOrdinary(date) || startOf(date) < from) date = addDays(date, 1);
  return new Date(startOf(date));
}
