import { type CurrencyCode, formatMoney, type MinorUnits } from '@dayfare/domain/money';
import { useMemo } from 'react';
import { useLanguage } from './use-texts.ts';

/** Money in the language on screen, for sentences: `format(amount, 'USD')`. Amounts that stand alone are `Amount` of the ui. */
export function useMoney() {
  const language = useLanguage();
  return useMemo(
    () => ({
      format: (amount: MinorUnits, currency: CurrencyCode) => formatMoney(amount, { currency, language }),
    }),
    [language],
  );
}
