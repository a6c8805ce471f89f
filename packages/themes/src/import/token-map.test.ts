import { describe, expect, it } from 'vitest';
import { allTokens } from '../brands/all.ts';
import { toDtcg } from '../dtcg/index.ts';
import { tokens as neutral } from '../foundations/neutral/tokens.ts';
import { openFiles } from './open-files.ts';
import { readSource } from './source.ts';
import { applyMap, mapFile, readMapFile } from './token-map.ts';

describe('a map', () => {
  const source = readSource([
    {
      name: 'light.json',
      document: {
        bg: { $value: '#fafafa' },
        r: { $value: 24 },
        pill: { $value: 9999 },
        face: { $value: 'Inter' },
        em: { $value: '-2%' },
        w: { $value: 'Semi Bold' },
        wide: { $value: 'color(display-p3 0 1 0)' },
      },
    },
    { name: 'dark.json', document: { bg: { $value: '#101010' } } },
  ]);

  it('turns px, pills, percent, weights and single fonts into what the contract has', () => {
    const { tokens, problems } = applyMap(
      source,
      {
        'colour.canvas': 'bg',
        'radius.card': 'r',
        'radius.button': 'pill',
        'type.bodyFamily': 'face',
        'type.displayTracking': 'em',
        'type.headingWeight': 'w',
        'type.heading': 'r',
      },
      neutral,
    );
    expect(problems).toEqual([]);
    expect(tokens.light.canvas).toBe('#fafafa');
    expect(tokens.dark.canvas).toBe('#101010');
    expect(tokens.radius).toMatchObject({ card: 24, button: 999 });
    expect(tokens.type).toMatchObject({
      bodyFamily: 'Inter, sans-serif',
      displayTracking: -0.02,
      headingWeight: 600,
      heading: 1.5,
    });
  });

  it('names what does not fit, what sRGB cannot show, what is gone and what went nowhere', () => {
    const { tokens, problems, unused } = applyMap(
      source,
      { 'colour.canvas': 'w', 'colour.action': 'wide', 'radius.card': 'gone' },
      neutral,
    );
    expect(tokens.light.canvas).toBe(neutral.light.canvas);
    expect(problems.join('\n')).toContain('light.canvas is "Semi Bold" and must be a colour as #rrggbb');
    expect(problems.join('\n')).toContain('light.action lies outside what sRGB can show');
    expect(problems).toContain('radius.card is taken from "gone", which the files do not have.');
    expect(unused).toEqual(['bg', 'r', 'pill', 'face', 'em']);
  });

  it('says that the dark scheme is missing rather than to make it the light one', () => {
    const light = readSource([{ name: 'a.json', document: { bg: { $value: '#fafafa' } } }]);
    const { tokens, problems } = applyMap(light, { 'colour.canvas': 'bg' }, neutral);
    expect(tokens.dark).toEqual(neutral.dark);
    expect(problems[0]).toContain('no dark scheme');
  });

  it('comes back from its file as it went', () => {
    const map = { 'colour.canvas': 'bg', 'radius.card': 'r' };
    expect(readMapFile(mapFile(map))).toEqual(map);
  });

  it.each([
    ['no JSON', 'tokens', 'The map is not JSON.'],
    ['no map', '[]', 'The map must be { "version": 1, "tokens": { … } }.'],
    [
      'a token that we do not have',
      '{"tokens":{"colour.bg":"bg"}}',
      '"colour.bg" in the map is no token of the contract.',
    ],
    [
      'a value',
      '{"tokens":{"colour.canvas":1}}',
      'colour.canvas in the map must be the name of a token of the files.',
    ],
  ])('is refused with a sentence: %s', (_what, text, problem) => {
    expect(() => readMapFile(text)).toThrow(problem);
  });
});

describe('opening files', () => {
  it('takes our own document as it is', () => {
    const opened = openFiles([{ name: 'a.json', document: toDtcg(allTokens.paycor) }], neutral);
    expect(opened).toEqual({ is: 'tokens', read: { tokens: allTokens.paycor, problems: [] } });
  });

  it('asks for a map where one name is another tool’s', () => {
    const document = { ...toDtcg(allTokens.paycor), light: { background: { $value: '#ffffff' } } };
    expect(openFiles([{ name: 'a.json', document }], neutral).is).toBe('source');
  });
});
