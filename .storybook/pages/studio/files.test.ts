import { allTokens } from '@dayfare/themes/brands/all';
import { describe, expect, it } from 'vitest';
import { documentFile, folderFiles, openDocument } from './files.ts';

describe("the studio's files", () => {
  it('come back as they went', () => {
    const { name, text } = documentFile('Café Nord', allTokens.ukg);
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
    const text = documentFile('X', allTokens.ukg).text.replace(/"unit": "px"/, '"unit": "furlong"');
    const { tokens, problems } = openDocument(text, allTokens.common);
    expect(problems).toHaveLength(1);
    expect(tokens.light).toEqual(allTokens.ukg.light);
  });

  it('hold a whole folder', () => {
    const names = folderFiles('Café Nord', allTokens.ukg).map(({ name }) => name);
    expect(names).toContain('tokens.json');
    expect(names).toContain('voice.cf.json');
    expect(names).toContain('logo.svg');
  });
});
