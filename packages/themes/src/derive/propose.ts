import { type Meeting, meetings, ratioOf } from '../checks/measure.ts';
import { paintOf } from '../checks/resolve.ts';
import type { Colour, ColourRoles, Scheme } from '../contract/tokens.ts';
import type { Role } from '../surfaces/surfaces.ts';
import { distance, nearest } from './colour.ts';

/** One token to change, and to what. */
export interface Proposal {
  readonly role: Role;
  readonly colour: Colour;
}

/** The tokens that a role is painted with in a place; the first has the most say. */
function sources({ place }: Meeting, role: Role): Role[] {
  const paint = paintOf(place, role);
  if (typeof paint === 'string') return [paint];
  return 'veil' in paint ? [paint.veil] : [paint.ink, paint.background];
}

const touches = (meeting: Meeting, role: Role) =>
  [meeting.foreground, meeting.background].some((side) => sources(meeting, side).includes(role));

/** The meetings of one scheme that a token has a part in. */
export const meetingsOf = (scheme: Scheme, role: Role): readonly Meeting[] =>
  meetings.filter((meeting) => meeting.scheme === scheme && touches(meeting, role));

/** The nearest colour for `role` with which all of `among` pass, the other roles staying as they are; undefined if there is none. */
export function nearestPassing(
  roles: ColourRoles,
  role: Role,
  among: readonly Meeting[],
): Colour | undefined {
  const passes = (trial: ColourRoles) => (meeting: Meeting) => ratioOf(trial, meeting) >= meeting.minimum;
  const now = passes(roles);
  // What fails now is likeliest to fail again: asked first, it saves asking the rest for most candidates.
  const ordered = [...among.filter((meeting) => !now(meeting)), ...among.filter(now)];
  return nearest(roles[role], (candidate) => ordered.every(passes({ ...roles, [role]: candidate })));
}

/**
 * What to change so that a failing meeting passes: of the tokens behind it, the one that has to move least. First choice are changes
 * that also keep, or bring, every other pair of that token right. Tokens in `fixed` are not touched. Undefined if no one change will do.
 */
export function propose(
  roles: ColourRoles,
  failing: Meeting,
  fixed: ReadonlySet<Role> = new Set(),
): Proposal | undefined {
  const candidates = new Set([
    ...sources(failing, failing.foreground),
    ...sources(failing, failing.background),
  ]);
  const among = (role: Role, all: boolean): Proposal[] => {
    const colour = nearestPassing(roles, role, all ? meetingsOf(failing.scheme, role) : [failing]);
    return colour ? [{ role, colour }] : [];
  };
  const free = [...candidates].filter((role) => !fixed.has(role));
  const move = ({ role, colour }: Proposal) => distance(roles[role], colour);
  const whole = free.flatMap((role) => among(role, true));
  const found = whole.length > 0 ? whole : free.flatMap((role) => among(role, false));
  return found.toSorted((a, b) => move(a) - move(b))[0];
}
