import type { Earnings } from '@dayfare/api/money/queries';
import { addDays, isIsoDate, isoDate } from '@dayfare/domain/money';
import { browserLocale, type Language } from '@dayfare/domain/product';
import type { ChartDay } from '@dayfare/ui/bar-chart';

/** Maximum number of days that fit on a phone. */
const mostDays = 14;

/**
 * The days of the period up to today, including those without work: gaps between shifts are informative. Days outside the period, which
 * an employer may report late, are kept.
 */
export function chartDays({ period, days }: Pick<Earnings, 'period' | 'days'>, today: string): ChartDay[] {
  const earnedByDay = new Map<string, number>(days.map(({ date, earned }) => [date, earned]));
  const last = isIsoDate(today) && today < period.end ? today : period.end;
  for (let day = isoDate(period.start); day <= last; day = addDays(day, 1)) {
    if (!earnedByDay.has(day)) earnedByDay.set(day, 0);
  }
  return [...earnedByDay]
    .map(([date, minor]) => ({ date, minor }))
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(-mostDays);
}

/** Formats hours: "7.5". */
export function hoursText(hours: number, language: Language): string {
  return new Intl.NumberFormat(browserLocale(language), { maximumFractionDigits: 2 }).format(hours);
}
