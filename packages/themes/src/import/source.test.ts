import { describe, expect, it } from 'vitest';
import { readSource } from './source.ts';

type File = readonly [name: string, document: unknown];

const valuesOf = (...documents: readonly File[]) => {
  const { tokens, problems, hasDark } = readSource(documents.map(([name, document]) => ({ name, document })));
  return { values: Object.fromEntries(tokens.map(({ name, values }) => [name, values])), problems, hasDark };
};

describe('schemes', () => {
  const bg = (value: string) => ({ color: { bg: { $value: value } } });

  it.each<[how: string, files: readonly File[]]>([
    [
      'the mode that a file of Figma’s holds',
      [
        ['a.json', { ...bg('#ffffff'), $extensions: { 'com.figma.modeName': 'Light' } }],
        ['b.json', { ...bg('#000000'), $extensions: { 'com.figma.modeName': 'Dark' } }],
      ],
    ],
    [
      'the files’ names',
      [
        ['theme-light.tokens.json', bg('#ffffff')],
        ['theme-dark.tokens.json', bg('#000000')],
      ],
    ],
    ['groups', [['a.json', { Light: bg('#ffffff'), Dark: bg('#000000') }]]],
    [
      'groups inside',
      [['a.json', { color: { light: { bg: { $value: '#ffffff' } }, dark: { bg: { $value: '#000000' } } } }]],
    ],
  ])('are told by %s', (_how, files) => {
    const { values, hasDark } = valuesOf(...files);
    expect(hasDark).toBe(true);
    expect(values['color/bg']).toEqual({ light: '#ffffff', dark: '#000000' });
  });

  it('take what is shared from the files that are for both, references across files included', () => {
    const { values, problems } = valuesOf(
      ['palette.json', { blue: { 500: { $value: '#0044cc' }, 200: { $value: '#99bbff' } } }],
      ['light.json', { action: { $value: '{blue.500}' } }],
      ['dark.json', { action: { $value: '{blue.200}' } }],
    );
    expect(problems).toEqual([]);
    expect(values.action).toEqual({ light: '#0044cc', dark: '#99bbff' });
  });

  it('are not told by a shade that is called light', () => {
    const { values, hasDark } = valuesOf([
      'a.json',
      { blue: { light: { $value: '#99bbff' }, dark: { $value: '#002266' } } },
    ]);
    expect(hasDark).toBe(false);
    expect(Object.keys(values)).toEqual(['blue/light', 'blue/dark']);
  });
});

describe('Figma’s variables as plugins export them', () => {
  it('are read from the list of a collection, with a scheme for each mode', () => {
    const colour = (id: string, name: string, valuesByMode: object) => ({
      id,
      name,
      type: 'COLOR',
      valuesByMode,
    });
    const white = { r: 1, g: 1, b: 1, a: 1 };
    const { values, hasDark, problems } = valuesOf([
      'brand.json',
      {
        ...{
          id: 'c:1',
          name: 'Brand',
          modes: { '1:0': 'Light', '1:1': 'Dark' },
          variableIds: ['v:1', 'v:2'],
        },
        variables: [
          colour('v:1', 'color/bg', { '1:0': white, '1:1': { r: 0, g: 0, b: 0, a: 1 } }),
          colour('v:2', 'color/surface', { '1:0': { type: 'VARIABLE_ALIAS', id: 'v:1' }, '1:1': white }),
        ],
      },
    ]);
    expect(problems).toEqual([]);
    expect(hasDark).toBe(true);
    const shown = (channel: number) => ({
      ...{ colorSpace: 'srgb', components: [channel, channel, channel], alpha: 1 },
    });
    expect(values['color/bg']).toEqual({ light: shown(1), dark: shown(0) });
    expect(values['color/surface']).toEqual({ light: shown(1), dark: shown(1) });
  });
});

describe('Figma’s variables as its REST API answers them', () => {
  const colour = (id: string, name: string, valuesByMode: object) => ({
    ...{ id, name, valuesByMode, resolvedType: 'COLOR', variableCollectionId: 'c:1' },
  });
  const answer = {
    status: 200,
    meta: {
      variableCollections: {
        'c:1': {
          id: 'c:1',
          name: 'Semantic',
          modes: [
            { modeId: '1:0', name: 'Light' },
            { modeId: '1:1', name: 'Dark' },
          ],
        },
        'c:2': { id: 'c:2', name: 'Primitives', modes: [{ modeId: '2:0', name: 'Mode 1' }] },
      },
      variables: {
        'v:1': colour('v:1', 'bg/canvas', {
          '1:0': { r: 1, g: 1, b: 1, a: 1 },
          '1:1': { type: 'VARIABLE_ALIAS', id: 'v:2' },
        }),
        'v:2': {
          ...colour('v:2', 'grey/0.9', { '2:0': { r: 0, g: 0, b: 0, a: 1 } }),
          variableCollectionId: 'c:2',
        },
        'v:3': {
          id: 'v:3',
          name: 'radius/card',
          resolvedType: 'FLOAT',
          variableCollectionId: 'c:2',
          valuesByMode: { '2:0': 16 },
        },
      },
    },
  };

  it('are read with their modes, aliases and plain numbers', () => {
    const { values, problems } = valuesOf(['variables.json', answer]);
    const of = (channel: number) => ({
      colorSpace: 'srgb',
      components: [channel, channel, channel],
      alpha: 1,
    });
    expect(problems).toEqual([]);
    expect(values['bg/canvas']).toEqual({ light: of(1), dark: of(0) });
    expect(values['radius/card']).toEqual({ light: 16, dark: 16 });
  });
});

describe('Tokens Studio', () => {
  const sets = {
    core: { blue: { 500: { value: '#0044cc', type: 'color' }, 200: { value: '#99bbff', type: 'color' } } },
    'semantic/one': { action: { value: '{blue.500}', type: 'color' } },
    'semantic/two': { action: { value: '{blue.200}', type: 'color' } },
    'semantic/dark': { text: { value: '#f0f0f0', type: 'color' } },
    'semantic/light': { text: { value: '#101010', type: 'color' } },
  };
  const theme = (name: string, ...own: readonly string[]) => ({
    name,
    selectedTokenSets: Object.fromEntries([
      ...Object.keys(sets).map((set) => [set, 'disabled']),
      ['core', 'source'],
      ...own.map((set) => [set, 'enabled']),
    ]),
  });

  it('tells the scheme of a set by the themes that use it, and follows references across sets', () => {
    const { values, problems } = valuesOf([
      'tokens.json',
      {
        ...sets,
        $themes: [
          theme('Light', 'semantic/one', 'semantic/light'),
          theme('Dark', 'semantic/two', 'semantic/dark'),
        ],
        $metadata: { tokenSetOrder: Object.keys(sets) },
      },
    ]);
    expect(problems).toEqual([]);
    expect(values.action).toEqual({ light: '#0044cc', dark: '#99bbff' });
    expect(values.text).toEqual({ light: '#101010', dark: '#f0f0f0' });
  });

  it('tells it by the set’s name where there are no themes, in the old notation and the new', () => {
    const { values } = valuesOf([
      'tokens.json',
      {
        $metadata: {},
        light: { bg: { $value: '#ffffff', $type: 'color' } },
        dark: { bg: { value: '#000000', type: 'color' } },
      },
    ]);
    expect(values.bg).toEqual({ light: '#ffffff', dark: '#000000' });
  });

  it('says which sum it cannot do', () => {
    const { problems } = valuesOf([
      'tokens.json',
      { core: { gap: { value: '{base} * 2', type: 'spacing' } } },
    ]);
    expect(problems).toEqual(['gap is worked out from "{base} * 2": export the values resolved.']);
  });
});

describe('what is no document of tokens', () => {
  it.each([
    ['a list', [], 'a.json must be an object of groups of tokens.'],
    ['nothing', {}, '"a.json" holds no tokens.'],
    [
      'a resolver',
      { resolutionOrder: [], sets: {} },
      'a.json only says which files belong together: open those files, all at once.',
    ],
  ])('is said: %s', (_what, document, problem) => {
    expect(valuesOf(['a.json', document]).problems).toEqual([problem]);
  });
});
