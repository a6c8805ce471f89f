import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokens as neutral } from '../foundations/neutral/tokens.ts';
import { guessMap, mapOf } from './guess.ts';
import { readSource } from './source.ts';
import { applyMap } from './token-map.ts';

const examples = dirname(createRequire(import.meta.url).resolve('dtcg-examples/package.json'));

/** A published design system in the Design Tokens format. */
const system = (...paths: readonly string[]) =>
  readSource(
    paths.map((path) => ({
      name: path,
      document: JSON.parse(readFileSync(join(examples, `${path}.tokens.json`), 'utf8')),
    })),
  );

const systems = {
  'Figma’s Simple Design System': {
    source: system(
      'figma-sds/color',
      'figma-sds/theme-light',
      'figma-sds/theme-dark',
      'figma-sds/size',
      'figma-sds/typography',
    ),
    expected: {
      'colour.canvas': 'color/background/default',
      'colour.text': 'color/text/default',
      'colour.border': 'color/border/default',
      'colour.danger': 'color/background/danger',
      'colour.dangerText': 'color/text/danger',
      'colour.successSurface': 'color/background/positive/tertiary',
      'radius.button': 'size/radius/full',
      'type.bodyFamily': 'typography/family/sans',
      'type.hero': 'typography/titleHero/fontSize',
    },
  },
  'Adobe’s Spectrum': {
    source: system('adobe-spectrum/base', 'adobe-spectrum/theme-light', 'adobe-spectrum/theme-dark'),
    expected: {
      'colour.canvas': 'background-base-color',
      'colour.surface': 'background-elevated-color',
      'colour.action': 'accent-background-color-default',
      'colour.actionHover': 'accent-background-color-hover',
      'colour.dangerText': 'negative-content-color-default',
      'radius.card': 'corner-radius-large-default',
    },
  },
  'Microsoft’s Fluent': {
    source: system(
      'microsoft-fluent/palette',
      'microsoft-fluent/theme-default',
      'microsoft-fluent/effects',
      'microsoft-fluent/fonts',
    ),
    expected: {
      'colour.canvas': 'semanticColors/bodyBackground',
      'colour.action': 'semanticColors/primaryButtonBackground',
      'colour.onAction': 'semanticColors/primaryButtonText',
      'colour.actionHover': 'semanticColors/primaryButtonBackgroundHovered',
      'colour.field': 'semanticColors/inputBackground',
      'colour.link': 'semanticColors/link',
    },
  },
};

describe('guesses at the tokens of a published system', () => {
  it.each(Object.entries(systems))('find the usual ones: %s', (_name, { source, expected }) => {
    const map = mapOf(guessMap(source, neutral));
    expect(map).toMatchObject(expected);
  });

  it.each(Object.entries(systems))(
    'make tokens that keep the contract, and name all that was left: %s',
    (_name, { source }) => {
      const map = mapOf(guessMap(source, neutral));
      const { tokens, problems, unused } = applyMap(source, map, neutral);
      const used = new Set(Object.values(map));
      expect(
        problems.filter(
          (problem) => !/no dark scheme|leads to nothing|lies outside|at least as large/.test(problem),
        ),
      ).toEqual([]);
      expect(tokens.light.canvas).toMatch(/^#[0-9a-f]{6}$/);
      expect(unused.length + used.size).toBe(source.tokens.length);
    },
  );

  it('reads IBM’s Carbon and Shopify’s Polaris whole, which name only primitives', () => {
    for (const source of [
      system('ibm-carbon/colors', 'ibm-carbon/layout', 'ibm-carbon/typography'),
      system('shopify-polaris/colors', 'shopify-polaris/font', 'shopify-polaris/space'),
    ]) {
      expect(source.problems).toEqual([]);
      expect(source.tokens.length).toBeGreaterThan(60);
    }
  });
});

describe('a guess', () => {
  const guessed = (document: object) => mapOf(guessMap(readSource([{ name: 'a.json', document }]), neutral));

  it('does not take the state of a colour for the colour, nor a step of a scale', () => {
    expect(
      guessed({
        button: { primary: { background: { hover: { $value: '#003399' } }, label: { $value: '#ffffff' } } },
        primary: { 300: { $value: '#99bbff' } },
      }),
    ).not.toHaveProperty(['colour.action']);
  });

  it('leaves out what cannot be a value of the token', () => {
    expect(guessed({ radius: { card: { $value: 'round' } }, canvas: { $value: '#ffffff80' } })).toEqual({});
  });

  it('goes by the value where no name speaks, for colours only', () => {
    const guesses = guessMap(
      readSource([
        {
          name: 'a.json',
          document: { zeta: { $value: neutral.light.action }, iota: { $value: neutral.radius.card } },
        },
      ]),
      { ...neutral, dark: { ...neutral.dark, action: neutral.light.action } },
    );
    expect(guesses.find(({ target }) => target === 'colour.action')).toEqual({
      target: 'colour.action',
      from: 'zeta',
      reason: 'value',
    });
    expect(guesses.map(({ target }) => target)).not.toContain('radius.card');
  });
});
