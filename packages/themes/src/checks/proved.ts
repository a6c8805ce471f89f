import type { ColourRoles } from '../contract/tokens.ts';
import { vars } from '../contract/vars.css.ts';
import { toHex } from '../derive/colour.ts';
import { type Paint, type Role, surfaces } from '../surfaces/surfaces.ts';
import { meetings } from './measure.ts';
import { type Place, paintOf, places, resolveRole } from './resolve.ts';

/** What a colour on the screen was painted with, as a word: a role, or a mixture of two. */
export type PaintName = string;

const nameOf = (paint: Paint): PaintName => {
  if (typeof paint === 'string') return paint;
  return 'veil' in paint
    ? `${paint.veil} ${paint.share} % over a picture`
    : `${paint.ink} ${paint.share} % in ${paint.background}`;
};

const roles = Object.keys(vars.colour) as readonly Role[];
const remapped = (place: Place): readonly Role[] =>
  place === 'page' ? roles : (Object.keys(surfaces[place]) as Role[]);

/** Whether a paint is opaque whatever lies behind it: only such a one is known by its colour. */
const isOpaque = (paint: Paint): boolean => typeof paint === 'string' || !('veil' in paint);

/**
 * Which paint each colour of a scheme is, by its `#rrggbb`: every role, and every mixture that a surface makes of two.
 * For a brand in which no two roles share a colour (bounds.ts); of those that do, the last counts.
 */
export function paintsByColour(colours: ColourRoles): ReadonlyMap<string, PaintName> {
  return new Map(
    places.flatMap((place) =>
      remapped(place)
        .filter((role) => isOpaque(paintOf(place, role)))
        .map((role): [string, PaintName] => [
          toHex(resolveRole(colours, place, role)),
          nameOf(paintOf(place, role)),
        ]),
    ),
  );
}

const key = (one: PaintName, other: PaintName) => [one, other].toSorted().join(' | ');

const minima = new Map<string, number>();
for (const { place, foreground, background, minimum } of meetings) {
  const met = key(nameOf(paintOf(place, foreground)), nameOf(paintOf(place, background)));
  minima.set(met, Math.max(minima.get(met) ?? 0, minimum));
}

/** The contrast that every accepted brand has between two paints, whichever lies on the other; 0 if no pair promises one. */
export const provedContrast = (one: PaintName, other: PaintName): number => minima.get(key(one, other)) ?? 0;
