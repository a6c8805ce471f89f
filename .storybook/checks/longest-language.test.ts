import { languages } from '@dayfare/domain/product';
import { expect, it } from 'vitest';
import { loadCatalogues } from '../../apps/web/src/platform/i18n/check/load-catalogues.ts';
import { authoredCatalogues } from '../../apps/web/src/testing/authored-catalogues.ts';
import { longestLanguage } from './longest-language.ts';

it('is the one whose texts are the longest, all in all', async () => {
  const areas = await loadCatalogues(authoredCatalogues);
  const lengthIn = (language: (typeof languages)[number]) =>
    areas.reduce((sum, { texts }) => sum + [...texts[language].values()].join('').length, 0);
  const byLength = languages.toSorted((a, b) => lengthIn(b) - lengthIn(a));
  expect(byLength[0]).toBe(longestLanguage);
});
