import { type CurrencyCode, formatMoney, type MinorUnits } from '@dayfare/domain/money';
import { useMemo } from 'react';
import { useLanguage } from './use-texts.ts';

/** Formats money in the current language, for sentences: `format(amount, 'USD')`. For amounts on their own, use ui's `Amount`. */
export function useMoney() {
  const language = useLanguage();
  return useMemo(
    () => ({
      format: (amount: MinorUnits, currency: CurrencyCode) => formatMoney(amount, { currency, language }),
    }),
    [language],
  );
}
