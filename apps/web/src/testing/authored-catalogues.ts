import { type Language, languages } from '@dayfare/domain/product';
import type { Catalogues } from '../platform/i18n/area-texts.ts';

const files = import.meta.glob<object>('../**/texts.{en,es,fr}.ts', { query: '?authored', import: 'texts' });

const areaOf = (file: string) => file.replace(/^\.\.\/(?:areas\/)?|\/texts\.\w+\.ts$/g, '');

/** Every area's texts as they were written: the app gets them compiled. */
export const authoredCatalogues = Object.fromEntries(
  Object.keys(files)
    .filter((file) => file.endsWith('.en.ts'))
    .map((file) => [
      areaOf(file) === 'platform/i18n/texts' ? 'app' : areaOf(file),
      Object.fromEntries(
        languages.map((language: Language) => [
          language,
          async () => ({ texts: await files[file.replace(/en\.ts$/, `${language}.ts`)]?.() }),
        ]),
      ),
    ]),
) as unknown as Catalogues;
