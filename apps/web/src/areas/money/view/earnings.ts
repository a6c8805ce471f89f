import type { Earnings } from '@dayfare/api/money/queries';
import { addDays, isIsoDate, isoDate } from '@dayfare/domain/money';
import { browserLocale, type Language } from '@dayfare/domain/product';
import type { ChartDay } from '@dayfare/ui/bar-chart';

/** The most days that a phone has room for. */
const mostDays = 14;

/**
 * The days of the period up to today, those without work too: a gap between two shifts is part of the picture. Days
 * outside of the period, which an employer may report late, are kept.
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

/** Hours as people write them: "7.5". */
export function hoursText(hours: number, language: Language): string {
  return new Intl.NumberFormat(browserLocale(language), { maximumFractionDigits: 2 }).format(hours);
}
