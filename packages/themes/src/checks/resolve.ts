import type { ColourRoles } from '../contract/tokens.ts';
import { type Paint, type Role, type SurfaceName, surfaces } from '../surfaces/surfaces.ts';
import { mix, parseColour, type Rgba } from './contrast.ts';

/** Where a colour is looked at: straight on the page, or on one of the surfaces. */
export type Place = 'page' | SurfaceName;

/** Every place. */
export const places: readonly Place[] = ['page', ...(Object.keys(surfaces) as SurfaceName[])];

const white: Rgba = [1, 1, 1, 1];
const black: Rgba = [0, 0, 0, 1];

/** The pictures that can lie behind a place: of all photos, the whitest and the blackest are the hardest to write on. */
export const backdrops = (place: Place): readonly Rgba[] => (place === 'media' ? [white, black] : [white]);

/** What a place paints a role with: the role itself unless the place re-maps it. */
export function paintOf(place: Place, role: Role): Paint {
  const remapped: Partial<Record<Role, Paint>> = place === 'page' ? {} : surfaces[place];
  return remapped[role] ?? role;
}

/** The colour that a role has in a place, from one scheme of a brand, as one sees it over `picture`. */
export function resolveRole(roles: ColourRoles, place: Place, role: Role, picture: Rgba = white): Rgba {
  const paint = paintOf(place, role);
  if (typeof paint === 'string') return parseColour(roles[paint]);
  if ('veil' in paint) return mix(parseColour(roles[paint.veil]), picture, paint.share);
  return mix(parseColour(roles[paint.ink]), parseColour(roles[paint.background]), paint.share);
}
