import { browserLocale, type Language } from '@dayfare/domain/product';
import { createTranslator } from '../../i18n/translator.ts';
import type { MoneyTexts } from './money-texts.ts';

/** The texts of this area in a language, in the words of the Common brand, outside of React. */
export async function moneyTexts(language: Language): Promise<MoneyTexts> {
  const { i18n, load } = await createTranslator({ language, brand: 'common' });
  await load('money');
  return i18n.getFixedT(browserLocale(language), 'money');
}
