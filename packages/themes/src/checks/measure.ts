import { type ColourRoles, type Scheme, schemes, type Tokens } from '../contract/tokens.ts';
import type { Role } from '../surfaces/surfaces.ts';
import { contrast, parseColour } from './contrast.ts';
import { type Pair, pairs } from './pairs.ts';
import { backdrops, type Place, paintOf, places, resolveRole } from './resolve.ts';

/** One pair in one scheme and place. */
export interface Meeting extends Pair {
  readonly scheme: Scheme;
  readonly place: Place;
}

/** A pair with the contrast it has. */
export interface Measured extends Meeting {
  /** Contrast ratio, 1 to 21; on media that over the least favourable picture. */
  readonly ratio: number;
}

/** On a surface only what it re-maps can differ from the page. */
function counts(place: Place, { foreground, background, pageOnly }: Pair): boolean {
  if (place === 'page') return true;
  const remaps = paintOf(place, foreground) !== foreground || paintOf(place, background) !== background;
  return remaps && !pageOnly;
}

/** Every place in which every pair of the contract meets, once per scheme. */
export const meetings: readonly Meeting[] = schemes.flatMap((scheme) =>
  places.flatMap((place) =>
    pairs.filter((pair) => counts(place, pair)).map((pair) => ({ scheme, place, ...pair })),
  ),
);

/** The contrast of one meeting in one scheme of a brand. Throws if a colour is not written as the contract asks. */
export function ratioOf(roles: ColourRoles, { place, foreground, background, edge }: Meeting): number {
  const least = (role: Role) =>
    Math.min(
      ...backdrops(place).map((picture) =>
        contrast(resolveRole(roles, place, role, picture), resolveRole(roles, place, background, picture)),
      ),
    );
  // Surfaces draw no edge: they re-map the action to a colour that can be read on them.
  return edge && place === 'page' ? Math.max(least(foreground), least(edge)) : least(foreground);
}

/** Whether the main action of a scheme has to be drawn with an edge, since its fill hardly differs from the page. */
export const needsActionEdge = (roles: ColourRoles): boolean =>
  pairs
    .filter(({ edge }) => edge !== undefined)
    .some(
      ({ foreground, background, minimum }) =>
        contrast(parseColour(roles[foreground]), parseColour(roles[background])) < minimum,
    );

/** Measures every colour pair of a brand, in both schemes and on every surface. */
export const measure = (tokens: Tokens): Measured[] =>
  meetings.map((meeting) => ({ ...meeting, ratio: ratioOf(tokens[meeting.scheme], meeting) }));

/** Whether a pair has too little contrast. */
export const fails = ({ ratio, minimum }: Measured): boolean => ratio < minimum;

/** Describes a failing pair: where it is, its contrast, what it needs and why. */
export const describeFailure = ({
  scheme,
  place,
  foreground,
  background,
  ratio,
  minimum,
  why,
}: Measured): string =>
  `${scheme} ${place}: ${foreground} on ${background} is ${ratio.toFixed(2)}, needs ${minimum} so that ${why}`;
