import { describe, expect, it } from 'vitest';
import { allTokens } from '../brands/all.ts';
import { brandNames } from '../brands/index.ts';
import { schemes } from '../contract/tokens.ts';
import { type Paint, type Role, type SurfaceRole, surfaces } from '../surfaces/surfaces.ts';
import { composite, contrast, mix, parseColour } from './contrast.ts';
import { describeFailure, fails, measure, meetings } from './measure.ts';
import { places, resolveRole } from './resolve.ts';

const failures = brandNames.flatMap((brand) =>
  measure(allTokens[brand])
    .filter(fails)
    .map((measured) => `${brand} ${describeFailure(measured)}`),
);

describe('contrast', () => {
  it(`holds for all ${brandNames.length * meetings.length} pairs of ${brandNames.length} brands, ${schemes.length} schemes and ${places.length} surfaces`, () => {
    expect(failures).toEqual([]);
  });

  it('is that of WCAG 2.2 at its ends and in the middle', () => {
    expect(contrast(parseColour('#000000'), parseColour('#ffffff'))).toBeCloseTo(21, 5);
    expect(contrast(parseColour('#777777'), parseColour('#777777'))).toBe(1);
    expect(contrast(parseColour('#767676'), parseColour('#ffffff'))).toBeCloseTo(4.54, 2);
  });

  it('sees a translucent colour as it lies over its background', () => {
    expect(composite(parseColour('#00000080'), parseColour('#ffffff'))[0]).toBeCloseTo(0.498, 3);
    expect(contrast(parseColour('#00000000'), parseColour('#ffffff'))).toBe(1);
  });

  it('mixes as color-mix(in srgb) does', () => {
    expect(mix(parseColour('#ffffff'), parseColour('#000000'), 25)).toEqual([0.25, 0.25, 0.25, 1]);
  });

  it.each(['#fff', 'red', '#12345', '#GGGGGG'] as const)('refuses to guess what %s means', (colour) => {
    expect(() => parseColour(colour as `#${string}`)).toThrow(/not a colour/);
  });
});

describe('colours', () => {
  const translucent: readonly Role[] = ['scrim', 'shadow'];

  it.each(brandNames)('of %s are opaque, but for the veil and the shadows', (brand) => {
    for (const scheme of schemes) {
      for (const [role, colour] of Object.entries(allTokens[brand][scheme])) {
        const [, , , alpha] = parseColour(colour);
        expect([role, alpha < 1]).toEqual([role, translucent.some((name) => name === role)]);
      }
    }
  });
});

describe('surfaces', () => {
  const all = Object.entries(surfaces);

  const used = (paint: Paint): Role[] => {
    if (typeof paint === 'string') return [paint];
    return 'veil' in paint ? [paint.veil] : [paint.ink, paint.background];
  };

  it('re-map the same roles, so that one inside another leaves nothing behind', () => {
    const roleSets = all.map(([, roles]) => Object.keys(roles).toSorted());
    expect(new Set(roleSets.map(String)).size).toBe(1);
  });

  it.each(all)(
    '%s takes its colours from roles that no surface re-maps, so that no variable refers to itself',
    (_name, roles) => {
      const remapped = Object.keys(surfaces.brand) as SurfaceRole[];
      expect(
        Object.values(roles)
          .flatMap(used)
          .filter((role) => remapped.some((name) => name === role)),
      ).toEqual([]);
    },
  );

  it('of media are measured over the whitest and the blackest picture', () => {
    const { light } = allTokens.common;
    const onWhite = resolveRole(light, 'media', 'canvas', [1, 1, 1, 1]);
    const onBlack = resolveRole(light, 'media', 'canvas', [0, 0, 0, 1]);
    expect(onWhite[0] - onBlack[0]).toBeCloseTo(0.24, 5);
    const worst = measure(allTokens.common).find(
      ({ place, foreground, background }) =>
        place === 'media' && foreground === 'text' && background === 'canvas',
    );
    expect(worst?.ratio).toBeCloseTo(contrast(resolveRole(light, 'media', 'text'), onWhite), 5);
  });
});
