import { allTokens } from '@dayfare/themes/brands/all';
import { unzipBrand } from '@dayfare/themes/folder/zip';
import { describe, expect, it } from 'vitest';
import { brandFile, documentFile, openDocument } from './files.ts';

describe("the studio's files", () => {
  it('come back as they went', () => {
    const { name, content: text } = documentFile('Café Nord', allTokens.ukg);
    expect(name).toBe('cafe-nord.tokens.json');
    expect(openDocument(text, allTokens.common)).toEqual({
      tokens: allTokens.ukg,
      problems: [],
      title: 'Café Nord',
    });
  });

  it('that are no JSON change nothing and say so', () => {
    const { tokens, problems } = openDocument('export const tokens', allTokens.common);
    expect(tokens).toBe(allTokens.common);
    expect(problems[0]).toContain('not JSON');
  });

  it('with a value of the wrong shape lose that value only', () => {
    const text = documentFile('X', allTokens.ukg).content.replace(/"unit": "px"/, '"unit": "furlong"');
    const { tokens, problems } = openDocument(text, allTokens.common);
    expect(problems).toHaveLength(1);
    expect(tokens.light).toEqual(allTokens.ukg.light);
  });

  it('are one zip that holds a whole brand', () => {
    const { name, content } = brandFile('Smith & Co', allTokens.ukg);
    expect(name).toBe('smith-co.zip');
    const { files, problems } = unzipBrand(content);
    expect(problems).toEqual([]);
    expect(JSON.parse(files['tokens.json'] ?? '')).toEqual(allTokens.ukg);
    expect(JSON.parse(files['brand.json'] ?? '')).toMatchObject({ title: 'Smith & Co' });
  });
});
