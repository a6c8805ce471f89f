import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import StyleDictionary from 'style-dictionary';
import type { DesignTokens, ValueTransform } from 'style-dictionary/types';
import { describe, expect, it } from 'vitest';
import { allTokens } from '../brands/all.ts';
import { brandNames } from '../brands/names.ts';
import { tokenSentences } from '../contract/sentences.ts';
import { foundationTokens } from '../foundations/index.ts';
import { anyTokens } from './arbitrary.ts';
import { fromDtcg, toDtcg } from './index.ts';

// The same values each time: what a law finds, it finds at once.
fc.configureGlobal({ seed: 20_261_122 });

const sentences = tokenSentences(readFileSync(new URL('../contract/tokens.ts', import.meta.url), 'utf8'));

const throughText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const looks = [...Object.entries(allTokens), ...Object.entries(foundationTokens)];

describe('a brand as a Design Tokens document', () => {
  it.each(looks)('comes back as it went: %s', (brand, tokens) => {
    expect(fromDtcg(throughText(toDtcg(tokens, { brand, sentences })))).toEqual({ tokens, problems: [] });
  });

  it('comes back as it went, whatever tokens the contract allows', () => {
    fc.assert(
      fc.property(anyTokens, (tokens) => {
        expect(fromDtcg(throughText(toDtcg(tokens)))).toEqual({ tokens, problems: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('types every value and carries the sentence of its token', () => {
    const document = toDtcg(allTokens.common, { brand: 'common', sentences });
    expect(document).toMatchObject({
      $extensions: { dayfare: { brand: 'common', version: 1 } },
      light: {
        action: {
          $type: 'color',
          $value: {
            colorSpace: 'srgb',
            components: [0.043137, 0.364706, 0.298039],
            alpha: 1,
            hex: '#0b5d4c',
          },
          $description:
            'Fill of the primary action. Below 3:1 against the page the button gets an edge of `borderStrong`.',
        },
      },
      radius: { field: { $type: 'dimension', $value: { value: 14, unit: 'px' } } },
      type: { headingWeight: { $type: 'fontWeight', $value: 650 }, bodyFamily: { $type: 'fontFamily' } },
      motion: {
        quick: { $type: 'duration', $value: { value: 140, unit: 'ms' } },
        easing: { $type: 'cubicBezier', $value: [0.2, 0.8, 0.2, 1] },
      },
    });
  });
});

describe('a document of another tool', () => {
  const with_ = (change: object) => ({ ...toDtcg(allTokens.common), ...change });

  it('may write colours as hex, lengths as text, seconds, single fonts and aliases', () => {
    const { tokens, problems } = fromDtcg(
      {
        light: { action: { $value: '#AABBCC' }, link: { $value: '{light.action}' } },
        radius: { card: { $value: '18px' } },
        motion: { quick: { $value: { value: 0.1, unit: 's' } } },
        type: { bodyFamily: { $value: 'serif' }, hero: { $value: '3.5rem' } },
      },
      allTokens.common,
    );
    expect(problems).toEqual([]);
    expect(tokens.light.action).toBe('#aabbcc');
    expect(tokens.light.link).toBe('#aabbcc');
    expect(tokens.radius.card).toBe(18);
    expect(tokens.motion.quick).toBe(100);
    expect(tokens.type.bodyFamily).toBe('serif');
  });

  it('may extend groups, refer by JSON pointer, and keep its primitives in a group of their own', () => {
    const { tokens, problems } = fromDtcg(
      {
        palette: { $type: 'color', teal: { $value: '#0b5d4c' }, plain: { $value: '#f7f5f2' } },
        base: { $type: 'color', action: { $value: '#123456' }, canvas: { $value: '{palette.plain}' } },
        light: {
          $extends: '{base}',
          action: { $value: { $ref: '#/palette/teal/$value' } },
          link: { $ref: '#/palette/teal' },
        },
      },
      allTokens.ukg,
    );
    expect(problems).toEqual([]);
    expect(tokens.light.action).toBe('#0b5d4c');
    expect(tokens.light.link).toBe('#0b5d4c');
    expect(tokens.light.canvas).toBe('#f7f5f2');
  });

  it.each([
    [
      'srgb, as the format publishes it',
      { colorSpace: 'srgb', components: [1, 0, 1], alpha: 1, hex: '#ff00ff' },
      '#ff00ff',
    ],
    ['hsl, as the format publishes it', { colorSpace: 'hsl', components: [330, 100, 50] }, '#ff0080'],
    ['hwb', { colorSpace: 'hwb', components: [330, 0, 0] }, '#ff0080'],
    ['oklch', { colorSpace: 'oklch', components: [0.62796, 0.25768, 29.234] }, '#ff0000'],
    ['oklch without a hue', { colorSpace: 'oklch', components: [1, 0, 'none'] }, '#ffffff'],
    ['display-p3 within sRGB', { colorSpace: 'display-p3', components: [0.5, 0.5, 0.5] }, '#808080'],
    ['CSS text', 'oklch(1 0 none)', '#ffffff'],
  ])('may write a colour in %s', (_what, $value, colour) => {
    const { tokens, problems } = fromDtcg({ light: { action: { $value } } }, allTokens.common);
    expect(problems).toEqual([]);
    expect(tokens.light.action).toBe(colour);
  });

  it('may name weights, write px for rem and rem for px, and have system-ui in a list', () => {
    const { tokens, problems } = fromDtcg(
      {
        radius: { card: { $value: { value: 1, unit: 'rem' } } },
        type: {
          headingWeight: { $type: 'fontWeight', $value: 'semi-bold' },
          hero: { $value: { value: 48, unit: 'px' } },
          bodyFamily: { $value: ['Helvetica Neue', 'system-ui', 'sans-serif'] },
        },
      },
      allTokens.common,
    );
    expect(problems).toEqual([]);
    expect(tokens.radius.card).toBe(16);
    expect(tokens.type).toMatchObject({
      headingWeight: 600,
      hero: 3,
      bodyFamily: "'Helvetica Neue', system-ui, sans-serif",
    });
  });

  it.each([
    ['an unknown group', with_({ shadow: {} }), '"shadow" is no group of the contract.'],
    ['a missing token', with_({ elevation: { card: { $value: 1 } } }), 'elevation.overlay is missing.'],
    [
      'a token without a value',
      with_({ elevation: { card: 1, overlay: { $value: 1 } } }),
      'elevation."card" has no $value.',
    ],
    [
      'an unknown colour space',
      { light: { action: { $value: { colorSpace: 'cmyk', components: [0, 0, 0] } } } },
      'light.action is',
    ],
    [
      'a token of the wrong type',
      { light: { action: { $type: 'dimension', $value: '#123456' } } },
      'light.action has the $type "dimension" and must have color.',
    ],
    [
      'a colour that sRGB cannot show',
      { light: { action: { $value: { colorSpace: 'display-p3', components: [0, 1, 0] } } } },
      'light.action lies outside what sRGB can show; "#',
    ],
    ['a group that extends nothing', { light: { $extends: '{base}' } }, 'light extends "{base}"'],
    ['a group that extends itself', { light: { $extends: '{light}' } }, 'which leads to no group.'],
    ['an alias in a circle', { light: { action: { $value: '{light.action}' } } }, 'light.action is'],
    ['an alias to a prototype', { light: { action: { $value: '{light.constructor}' } } }, 'light.action is'],
    ['no document', 'text', 'The tokens must be an object of groups.'],
  ])('is told about %s', (_what, document, problem) => {
    expect(fromDtcg(document).problems.join('\n')).toContain(problem);
  });
});

// Version 5.5 prints durations only if they are text; whoever uses it on our files needs these lines.
const duration: ValueTransform = {
  name: 'duration/css',
  type: 'value',
  filter: ({ $type }) => $type === 'duration',
  transform: ({ $value }) => `${$value.value}${$value.unit}`,
};

describe('style-dictionary', () => {
  it.each(brandNames)('reads %s and writes the values that we write', async (brand) => {
    const tokens = allTokens[brand];
    const dictionary = new StyleDictionary({
      tokens: toDtcg(tokens, { brand, sentences }) as DesignTokens,
      log: { verbosity: 'silent', warnings: 'error' },
      hooks: { transforms: { [duration.name]: duration } },
      platforms: {
        css: {
          transformGroup: 'css',
          transforms: [duration.name],
          files: [{ format: 'css/variables', destination: 'x.css' }],
        },
      },
    });
    const [file] = await dictionary.formatPlatform('css');
    const css = String(file?.output);
    expect(css).toContain(`--light-action: ${tokens.light.action};`);
    expect(css).toContain(`--dark-canvas: ${tokens.dark.canvas};`);
    expect(css).toContain(`--radius-card: ${tokens.radius.card}px;`);
    expect(css).toContain(`--type-hero: ${tokens.type.hero}rem;`);
    expect(css).toContain(`--motion-enter: ${tokens.motion.enter}ms;`);
    expect(css).toContain(`--motion-easing: ${tokens.motion.easing};`);
    expect(css).toContain(`--density-control: ${tokens.density.control}px;`);
    expect(css).toContain(`--type-body-family: ${tokens.type.bodyFamily};`);
    expect(css).not.toMatch(/\[object|undefined|NaN/);
  });
});
