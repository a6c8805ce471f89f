import { useCurrentTexts } from '../../../platform/i18n/use-texts.ts';

/** Areas of the money screens' texts. Each page's route says which of them it loads. */
export const moneyTextAreas = [
  'money',
  'money/accounts',
  'money/card',
  'money/cash',
  'money/get-money',
  'money/gift-card',
  'money/earnings',
  'money/history',
  'money/link',
  'money/move',
  'money/reasons',
  'money/receipt',
  'money/recurring',
] as const;

/**
 * The texts of the money screens: `t('home.asOf')`, and with the part's name those that only some screens load, as
 * `t('money/get-money:review.title')`.
 */
export function useMoneyTexts() {
  return useCurrentTexts().of('money', moneyTextAreas);
}
