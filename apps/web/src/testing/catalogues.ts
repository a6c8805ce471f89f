import { languages } from '@dayfare/domain/product';
import { textAreas } from '../app/generated/text-areas.ts';
import { readTexts } from '../app/generated/texts.ts';
import type { Catalogues } from '../platform/i18n/area-texts.ts';

export { readTexts, textAreas };

/** The texts of every area in each language, as the app reads them. */
export const catalogues = Object.fromEntries(
  textAreas.map((area) => [
    area,
    Object.fromEntries(
      languages.map((language) => [language, async () => ({ texts: await readTexts(area, language) })]),
    ),
  ]),
) as unknown as Catalogues;
