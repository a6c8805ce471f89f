import { allTokens } from '@dayfare/themes/brands/all';
import { drawLogo } from '@dayfare/themes/folder/drawings';
import { unzipBrand } from '@dayfare/themes/folder/zip';
import { openFiles } from '@dayfare/themes/import/open-files';
import { describe, expect, it } from 'vitest';
import { brandFile, documentFile, readDocuments } from './files.ts';

const logo = drawLogo('Smith', allTokens.common);

describe("the studio's files", () => {
  it('come back as they went, whatever they are called', async () => {
    const { name, content } = documentFile('Café Nord', allTokens.ukg);
    expect(name).toBe('cafe-nord.tokens.json');
    const { files, title, problems } = await readDocuments([new File([content], 'x.json')]);
    expect({ title, problems }).toEqual({ title: 'Café Nord', problems: [] });
    const read = { tokens: allTokens.ukg, problems: [] };
    expect(openFiles(files, allTokens.common)).toEqual({ is: 'tokens', read });
  });

  it('that are no JSON say so', async () => {
    const { files, problems } = await readDocuments([new File(['export const tokens'], 'acme.ts')]);
    expect({ files, problems }).toEqual({ files: [], problems: ['acme.ts is not JSON.'] });
  });

  it('with a value of the wrong shape lose that value only', async () => {
    const text = documentFile('X', allTokens.ukg).content.replace(/"unit": "px"/, '"unit": "furlong"');
    const { files } = await readDocuments([new File([text], 'x.json')]);
    const opened = openFiles(files, allTokens.common);
    expect(opened.is === 'tokens' && opened.read.problems).toHaveLength(1);
    expect(opened.is === 'tokens' && opened.read.tokens.light).toEqual(allTokens.ukg.light);
  });

  it('are one zip that holds a whole brand', () => {
    const { name, content } = brandFile({
      title: 'Smith & Co',
      tokens: allTokens.ukg,
      phrases: { es: { tagline: 'Cobra hoy.' } },
      logo,
    });
    expect(name).toBe('smith-co.zip');
    const { files, problems } = unzipBrand(content);
    expect(problems).toEqual([]);
    expect(JSON.parse(files['tokens.json'] ?? '')).toEqual(allTokens.ukg);
    expect(JSON.parse(files['voice.es.json'] ?? '')).toMatchObject({
      tagline: 'Cobra hoy.',
      productName: 'Smith & Co',
    });
    expect(files['logo.svg']).toBe(logo);
    expect(JSON.parse(files['brand.json'] ?? '')).toMatchObject({ title: 'Smith & Co' });
  });
});
