import { epochMs, unbrokenDay } from '@dayfare/domain/money';
import { browserLocale, dateFormat } from '@dayfare/domain/product';
import { useSession } from '../../../platform/app-context/app-context.ts';
import { useLanguage } from '../../../platform/i18n/use-texts.ts';

/** How the dates of agreements are written: with the year, because they may be old. */
export function useDates() {
  const locale = browserLocale(useLanguage());
  const timeZone = useSession()?.user.timeZone;
  const written = (zone: { timeZone?: string }) => dateFormat(locale, { dateStyle: 'long', ...zone });
  return {
    /** The day of a moment, in the person's zone. */
    dayOf: (instant: string) =>
      unbrokenDay(written(timeZone ? { timeZone } : {}).format(epochMs(Date.parse(instant)))),
    /** The day since which a version has been in force, `YYYY-MM-DD`. */
    versionOf: (day: string) =>
      unbrokenDay(written({ timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))),
  };
}
