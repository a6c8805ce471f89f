import type { useMoneyTexts } from '../parts/use-money-texts.ts';

/** This area's texts, as returned by `useMoneyTexts()`. */
export type MoneyTexts = ReturnType<typeof useMoneyTexts>;
