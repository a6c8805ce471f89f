import type { Language } from '@dayfare/domain/product';
import { catalogues } from '../../../app/generated/texts.ts';
import { createTranslator } from '../../../platform/i18n/translator.ts';
import { moneyTextAreas } from '../parts/use-money-texts.ts';
import type { MoneyTexts } from '../view/money-texts.ts';

/** Returns this area's texts in a language and the Common brand's wording, outside React. */
export async function moneyTexts(language: Language): Promise<MoneyTexts> {
  const { texts, load } = await createTranslator({ language, brand: 'common', catalogues });
  await load(...moneyTextAreas);
  return texts.get().of('money', moneyTextAreas);
}
