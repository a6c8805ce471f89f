import { useTranslation } from 'react-i18next';

/** Where the money screens' texts are. Which of them a page loads is said beside its path. */
export const moneyTextAreas = ['money', 'money/get-money', 'money/receipt'] as const;

/**
 * The texts of the money screens: `t('home.asOf')`, and with the part's name those that only some screens load, as
 * `t('money/get-money:review.title')`.
 */
export function useMoneyTexts() {
  return useTranslation(moneyTextAreas).t;
}
