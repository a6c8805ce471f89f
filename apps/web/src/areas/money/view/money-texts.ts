import type { useMoneyTexts } from '../parts/use-money-texts.ts';

/** The texts of this area, as `useMoneyTexts()` gives them. */
export type MoneyTexts = ReturnType<typeof useMoneyTexts>;
