import { describe, expect, it } from 'vitest';
import { allTokens } from '../brands/all.ts';
import { brandNames } from '../brands/index.ts';
import { schemes } from '../contract/tokens.ts';
import { type Role, type SurfaceRole, surfaces } from '../surfaces/surfaces.ts';
import { composite, contrast, mix, parseColour } from './contrast.ts';
import { type Pair, pairs } from './pairs.ts';
import { type Place, places, resolveRole } from './resolve.ts';

const isRemapped = (place: Place, role: Role) => place !== 'page' && role in surfaces[place];

/** On a surface only what it re-maps can differ from the page. */
const counts = (place: Place, { foreground, background, pageOnly }: Pair) =>
  place === 'page' || (!pageOnly && (isRemapped(place, foreground) || isRemapped(place, background)));

const checks = brandNames.flatMap((brand) =>
  schemes.flatMap((scheme) =>
    places.flatMap((place) =>
      pairs.filter((pair) => counts(place, pair)).map((pair) => ({ brand, scheme, place, ...pair })),
    ),
  ),
);

const failures = checks.flatMap(({ brand, scheme, place, foreground, background, minimum, why }) => {
  const roles = allTokens[brand][scheme];
  const ratio = contrast(resolveRole(roles, place, foreground), resolveRole(roles, place, background));
  return ratio >= minimum
    ? []
    : [
        `${brand} ${scheme} ${place}: ${foreground} on ${background} is ${ratio.toFixed(2)}, needs ${minimum} so that ${why}`,
      ];
});

describe('contrast', () => {
  it(`holds for all ${checks.length} pairs of ${brandNames.length} brands, ${schemes.length} schemes and ${places.length} surfaces`, () => {
    expect(failures).toEqual([]);
  });

  it('is that of WCAG 2.2 at its ends and in the middle', () => {
    expect(contrast(parseColour('#000000'), parseColour('#ffffff'))).toBeCloseTo(21, 5);
    expect(contrast(parseColour('#777777'), parseColour('#777777'))).toBe(1);
    expect(contrast(parseColour('#767676'), parseColour('#ffffff'))).toBeCloseTo(4.54, 2);
  });

  it('sees a translucent colour as it lies over its ground', () => {
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

  it('re-map the same roles, so that one inside another leaves nothing behind', () => {
    const roleSets = all.map(([, roles]) => Object.keys(roles).toSorted());
    expect(new Set(roleSets.map(String)).size).toBe(1);
  });

  it.each(all)(
    '%s takes its colours from roles that no surface re-maps, so that no variable refers to itself',
    (_name, roles) => {
      const used = Object.values(roles).flatMap((paint) =>
        typeof paint === 'string' ? [paint] : [paint.ink, paint.ground],
      );
      const remapped = Object.keys(surfaces.brand) as SurfaceRole[];
      expect(used.filter((role) => remapped.some((name) => name === role))).toEqual([]);
    },
  );
});
