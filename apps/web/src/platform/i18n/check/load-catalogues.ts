import { languages } from '@dayfare/domain/product';
import type { Catalogues, TextArea } from '../area-texts.ts';
import type { AreaCatalogue, FlatTexts } from './catalogue.ts';
import { flatten } from './flatten.ts';

/** Every area's texts in every language, flat. */
export function loadCatalogues(catalogues: Catalogues): Promise<readonly AreaCatalogue[]> {
  const areas = Object.keys(catalogues) as TextArea[];
  return Promise.all(
    areas.map(async (area) => {
      const entries = await Promise.all(
        languages.map(async (language) => {
          const { texts } = await catalogues[area][language]();
          return [language, flatten(texts)] as const;
        }),
      );
      return { area, texts: Object.fromEntries(entries) as Record<(typeof languages)[number], FlatTexts> };
    }),
  );
}
