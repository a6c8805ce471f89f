import { browserLocale, type Language } from '@dayfare/domain/product';
import { catalogues } from '../../../app/generated/texts.ts';
import { createTranslator } from '../../../platform/i18n/translator.ts';
import { moneyTextAreas } from '../parts/use-money-texts.ts';
import type { MoneyTexts } from '../view/money-texts.ts';

/** The texts of this area in a language, in the words of the Common brand, outside of React. */
export async function moneyTexts(language: Language): Promise<MoneyTexts> {
  const { i18n, load } = await createTranslator({ language, brand: 'common', catalogues });
  await load(...moneyTextAreas);
  return i18n.getFixedT(browserLocale(language), moneyTextAreas);
}
