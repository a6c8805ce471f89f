import {
  type CurrencyCode,
  datedMomentText,
  type EpochMs,
  type MinorUnits,
  momentText,
} from '@dayfare/domain/money';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../platform/device/now.ts';
import { useMoney } from '../../../platform/i18n/use-money.ts';
import { useLanguage } from '../../../platform/i18n/use-texts.ts';
import { dayOf, dayWords, whenWords } from '../format/when.ts';
import { useMoneyTexts } from './use-money-texts.ts';
import { usePerson } from './use-person.ts';
import { useToday } from './use-today.ts';

/** What every money screen needs to format texts. */
export function useMoneyView(currency: CurrencyCode) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const language = useLanguage();
  const { format } = useMoney();
  const { timeZone } = usePerson();
  const today = useToday(timeZone);
  return {
    t,
    language,
    /** The person's time zone, for patterns that format times themselves. */
    timeZone,
    money: (amount: MinorUnits) => format(amount, currency),
    /** Formats a past time, at the start of a line; within a sentence with `true`. */
    when: (at: EpochMs | null, isInSentence = false) =>
      whenWords(at, { t, language, now: serverNow(api), timeZone, isInSentence }),
    /** Formats the day of a time in the person's zone. */
    day: (at: EpochMs) => dayWords(dayOf(at, timeZone), language),
    /** Formats a future time, with day, time and zone. */
    moment: (at: EpochMs) => momentText(at, { language, timeZone }),
    /** The same with its year, for what is kept for years. */
    datedMoment: (at: EpochMs) => datedMomentText(at, { language, timeZone }),
    /** Today in the person's zone by the server's clock, `2026-11-20`. */
    today,
  };
}
