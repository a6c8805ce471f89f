import type { ColourRoles } from '../contract/tokens.ts';
import { type Paint, type Role, type SurfaceName, surfaces } from '../surfaces/surfaces.ts';
import { mix, parseColour, type Rgba } from './contrast.ts';

/** Where a colour is looked at: straight on the page, or on one of the surfaces. */
export type Place = 'page' | SurfaceName;

/** Every place. */
export const places: readonly Place[] = ['page', ...(Object.keys(surfaces) as SurfaceName[])];

/** The colour that a role has in a place, from one scheme of a brand. */
export function resolveRole(roles: ColourRoles, place: Place, role: Role): Rgba {
  const remapped: Partial<Record<Role, Paint>> = place === 'page' ? {} : surfaces[place];
  const paint = remapped[role] ?? role;
  return typeof paint === 'string'
    ? parseColour(roles[paint])
    : mix(parseColour(roles[paint.ink]), parseColour(roles[paint.ground]), paint.share);
}
