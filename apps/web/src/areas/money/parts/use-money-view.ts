import type { CurrencyCode, EpochMs, MinorUnits } from '@dayfare/domain/money';
import { nowMs } from '../../../platform/device/now.ts';
import { useMoney } from '../../../platform/i18n/use-money.ts';
import { useLanguage } from '../../../platform/i18n/use-texts.ts';
import { dayOf, dayWords, momentWords, whenWords } from '../view/when.ts';
import { useMoneyTexts } from './use-money-texts.ts';

/** What every money screen says things with. */
export function useMoneyView(currency: CurrencyCode) {
  const t = useMoneyTexts();
  const language = useLanguage();
  const { format } = useMoney();
  return {
    t,
    language,
    money: (amount: MinorUnits) => format(amount, currency),
    when: (at: Parameters<typeof whenWords>[0]) => whenWords(at, { t, language, now: nowMs() }),
    /** The day of a moment in the reader's zone. */
    day: (at: EpochMs) => dayWords(dayOf(at), language),
    /** A moment to come, with its day and time. */
    moment: (at: EpochMs) => momentWords(at, language),
    /** Today in the reader's zone, `2026-11-20`. */
    today: dayOf(nowMs()),
  };
}
