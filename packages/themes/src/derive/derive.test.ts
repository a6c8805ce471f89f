import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastProblems } from '../checks/check-brand.ts';
import { parseColour } from '../checks/contrast.ts';
import { fails, measure } from '../checks/measure.ts';
import { readTokens } from '../checks/read-tokens.ts';
import type { Colour } from '../contract/tokens.ts';
import { foundationTokens } from '../foundations/index.ts';
import { colourOf, distance, nearest, oklchOf, toHex } from './colour.ts';
import { deriveTokens, type Seed } from './derive.ts';
import { contrastOf } from './label.ts';
import { proposals } from './propose.ts';

// The same values each time: what a law finds, it finds at once.
fc.configureGlobal({ seed: 20_261_122 });

const { light: _light, dark: _dark, ...shape } = foundationTokens.neutral;

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Colour => `#${number.toString(16).padStart(6, '0')}`);

const toned = (low: number, high: number, chroma = 0.3, hues = { min: 0, max: 360 }) =>
  fc
    .tuple(
      fc.double({ min: low, max: high, noNaN: true }),
      fc.double({ min: 0, max: chroma, noNaN: true }),
      fc.double({ ...hues, noNaN: true }),
    )
    .map(colourOf);

const red = fc
  .tuple(fc.double({ min: 0.4, max: 0.48, noNaN: true }), fc.double({ min: 0, max: 30, noNaN: true }))
  .map(([lightness, hue]) => colourOf([lightness, 0.16, hue]));

/** Six colours that do not contradict each other: a light page, dark text, a deep background, a red danger, and colours that stand out from the page. */
const sensible: fc.Arbitrary<Seed> = fc.record({
  brand: toned(0.15, 0.4),
  action: toned(0.3, 0.5, 0.3, { min: 100, max: 300 }),
  canvas: toned(0.955, 1, 0.02),
  text: toned(0.1, 0.28, 0.08),
  accent: toned(0.3, 0.5),
  danger: red,
});

describe('OKLCH', () => {
  it('gives every colour back', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(colourOf(oklchOf(colour))).toBe(colour);
      }),
    );
  });

  it('is that of CSS at known points', () => {
    const [lightness, chroma, hue] = oklchOf('#ff0000');
    expect([lightness, chroma, hue].map((part) => Math.round(part * 1000) / 1000)).toEqual([
      0.628, 0.258, 29.234,
    ]);
    expect(distance('#000000', '#ffffff')).toBeCloseTo(1, 3);
  });

  it('gives up chroma, not lightness, where a screen cannot show a colour', () => {
    const vivid = colourOf([0.9, 0.4, 264]);
    expect(oklchOf(vivid)[0]).toBeCloseTo(0.9, 2);
  });
});

describe('the nearest colour that passes', () => {
  it('is the colour itself if it passes', () => {
    expect(nearest('#123456', () => true)).toBe('#123456');
  });

  it('is nothing if none does', () => {
    expect(nearest('#123456', () => false)).toBeUndefined();
  });

  it('brings a failing pair right without breaking another pair of the same token', () => {
    const { light } = foundationTokens.neutral;
    const roles = { ...light, textMuted: '#b0b0b0' as const };
    const failing = measure({ ...foundationTokens.neutral, light: roles }).filter(fails);
    const [first] = failing;
    const [proposal] = first ? proposals(roles, first) : [];
    expect(proposal?.role).toBe('textMuted');
    const mended = { ...roles, textMuted: proposal?.colour ?? '#000000' };
    expect(measure({ ...foundationTokens.neutral, light: mended }).filter(fails)).toEqual([]);
  });
});

describe('proposals for a pair that fails', () => {
  const { light } = foundationTokens.neutral;
  const orange = '#ff7900' as const;
  const roles = {
    ...light,
    action: orange,
    actionHover: orange,
    actionPressed: orange,
    onAction: '#ffffff' as const,
  };
  const failing = measure({ ...foundationTokens.neutral, light: roles }).find(
    ({ foreground, background, place }) =>
      foreground === 'onAction' && background === 'action' && place === 'page',
  );
  const found = failing ? proposals(roles, failing) : [];

  it('are two or three, nearest first, and each mends it', () => {
    expect([2, 3]).toContain(found.length);
    const moves = found.map(({ role, colour }) => distance(roles[role], colour));
    expect(moves).toEqual(moves.toSorted((a, b) => a - b));
    for (const { role, colour } of found) {
      const mended = { ...roles, [role]: colour };
      expect(contrastOf(mended.onAction, mended.action)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('have a dark label on a light action among them', () => {
    const label = found.find(({ role }) => role === 'onAction');
    expect(label && oklchOf(label.colour)[0]).toBeLessThan(0.4);
  });
});

describe('a brand from six colours', () => {
  it('keeps the six, is complete, and is accepted whenever the six do not contradict each other', () => {
    fc.assert(
      fc.property(sensible, (seed) => {
        const tokens = deriveTokens(seed, shape);
        const { brand, action, canvas, text, selected, danger } = tokens.light;
        expect({ brand, action, canvas, text, accent: selected, danger }).toEqual(seed);
        expect(readTokens(tokens).problems).toEqual([]);
        expect(contrastProblems(tokens)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('is always a complete set of colours, whatever six are given', () => {
    fc.assert(
      fc.property(
        fc.record({
          brand: anyColour,
          action: anyColour,
          canvas: anyColour,
          text: anyColour,
          accent: anyColour,
          danger: anyColour,
        }),
        (seed) => {
          expect(readTokens(deriveTokens(seed, shape)).problems).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('is the same every time', () => {
    const seed: Seed = {
      brand: '#123c69',
      action: '#ac3b61',
      canvas: '#f7f5f2',
      text: '#1c1f26',
      accent: '#123c69',
      danger: '#a3160f',
    };
    expect(deriveTokens(seed, shape)).toEqual(deriveTokens(seed, shape));
  });
});

describe('hex', () => {
  it('has an alpha only where there is one', () => {
    expect(toHex(parseColour('#0b5d4cff'))).toBe('#0b5d4c');
    expect(toHex(parseColour('#0b5d4c80'))).toBe('#0b5d4c80');
  });
});
