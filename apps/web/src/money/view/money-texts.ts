import type { useTexts } from '../../i18n/use-texts.ts';

/** The texts of this area, as `useTexts('money')` gives them. */
export type MoneyTexts = ReturnType<typeof useTexts<'money'>>;
