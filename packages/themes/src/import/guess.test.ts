import adobeSpectrumBase from 'dtcg-examples/adobe-spectrum/base.tokens.json';
import adobeSpectrumThemeDark from 'dtcg-examples/adobe-spectrum/theme-dark.tokens.json';
import adobeSpectrumThemeLight from 'dtcg-examples/adobe-spectrum/theme-light.tokens.json';
import figmaSdsColor from 'dtcg-examples/figma-sds/color.tokens.json';
import figmaSdsSize from 'dtcg-examples/figma-sds/size.tokens.json';
import figmaSdsThemeDark from 'dtcg-examples/figma-sds/theme-dark.tokens.json';
import figmaSdsThemeLight from 'dtcg-examples/figma-sds/theme-light.tokens.json';
import figmaSdsTypography from 'dtcg-examples/figma-sds/typography.tokens.json';
import ibmCarbonColors from 'dtcg-examples/ibm-carbon/colors.tokens.json';
import ibmCarbonLayout from 'dtcg-examples/ibm-carbon/layout.tokens.json';
import ibmCarbonTypography from 'dtcg-examples/ibm-carbon/typography.tokens.json';
import microsoftFluentEffects from 'dtcg-examples/microsoft-fluent/effects.tokens.json';
import microsoftFluentFonts from 'dtcg-examples/microsoft-fluent/fonts.tokens.json';
import microsoftFluentPalette from 'dtcg-examples/microsoft-fluent/palette.tokens.json';
import microsoftFluentThemeDefault from 'dtcg-examples/microsoft-fluent/theme-default.tokens.json';
import shopifyPolarisColors from 'dtcg-examples/shopify-polaris/colors.tokens.json';
import shopifyPolarisFont from 'dtcg-examples/shopify-polaris/font.tokens.json';
import shopifyPolarisSpace from 'dtcg-examples/shopify-polaris/space.tokens.json';
import { describe, expect, it } from 'vitest';
import { tokens as neutral } from '../foundations/neutral/tokens.ts';
import { guessMap, mapOf } from './guess.ts';
import { readSource } from './source.ts';
import { applyMap } from './token-map.ts';

/** A published design system in the Design Tokens format. */
const system = (files: Readonly<Record<string, unknown>>) =>
  readSource(Object.entries(files).map(([file, document]) => ({ name: file, document })));

const systems = {
  'Figma’s Simple Design System': {
    source: system({
      figmaSdsColor,
      figmaSdsThemeLight,
      figmaSdsThemeDark,
      figmaSdsSize,
      figmaSdsTypography,
    }),
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
    source: system({ adobeSpectrumBase, adobeSpectrumThemeLight, adobeSpectrumThemeDark }),
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
    source: system({
      microsoftFluentPalette,
      microsoftFluentThemeDefault,
      microsoftFluentEffects,
      microsoftFluentFonts,
    }),
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
      system({ ibmCarbonColors, ibmCarbonLayout, ibmCarbonTypography }),
      system({ shopifyPolarisColors, shopifyPolarisFont, shopifyPolarisSpace }),
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
