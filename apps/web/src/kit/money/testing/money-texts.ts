import type { Language } from '@dayfare/domain/product';
import type { TextArea } from '../../../platform/i18n/area-texts.ts';
import { createTranslator } from '../../../platform/i18n/translator.ts';
import { readTexts, textAreas } from '../../../testing/catalogues.ts';
import type { MoneyTexts } from '../format/money-texts.ts';

/** Returns this area's texts in a language and the Common brand's wording, outside React. */
export async function moneyTexts(language: Language): Promise<MoneyTexts> {
  const { texts, load } = await createTranslator({ language, brand: 'common', readTexts });
  await load(...textAreas.filter((area) => /^(?:kit\/)?money(\/|$)/.test(area)));
  return texts.get().of<'kit/money', TextArea>('kit/money');
}
