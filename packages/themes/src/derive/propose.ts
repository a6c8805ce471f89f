import { type Meeting, meetings, ratioOf } from '../checks/measure.ts';
import { paintOf } from '../checks/resolve.ts';
import type { Colour, ColourRoles, Scheme } from '../contract/tokens.ts';
import type { Role } from '../surfaces/surfaces.ts';
import { distance, nearest, nearestTowards } from './colour.ts';

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

/** Whether a colour for `role` makes all of `among` pass, the other roles staying as they are. */
function accepts(roles: ColourRoles, role: Role, among: readonly Meeting[]) {
  const passes = (trial: ColourRoles) => (meeting: Meeting) => ratioOf(trial, meeting) >= meeting.minimum;
  const now = passes(roles);
  // What fails now is likeliest to fail again: asked first, it saves asking the rest for most candidates.
  const ordered = [...among.filter((meeting) => !now(meeting)), ...among.filter(now)];
  return (candidate: Colour) => ordered.every(passes({ ...roles, [role]: candidate }));
}

/** Colours near one that pass a test, such as the nearest, or the nearest on either side. */
type Search = (colour: Colour, fits: (candidate: Colour) => boolean) => readonly Colour[];

/** Changes of one token that mend a failing meeting, nearest first; those that keep every other pair of the token right, if there are any. */
function changes(
  roles: ColourRoles,
  failing: Meeting,
  fixed: ReadonlySet<Role>,
  search: Search,
): readonly Proposal[] {
  const candidates = new Set([
    ...sources(failing, failing.foreground),
    ...sources(failing, failing.background),
  ]);
  const free = [...candidates].filter((role) => !fixed.has(role));
  const among = (meetingsFor: (role: Role) => readonly Meeting[]): Proposal[] =>
    free.flatMap((role) =>
      search(roles[role], accepts(roles, role, meetingsFor(role))).map((colour) => ({ role, colour })),
    );
  const move = ({ role, colour }: Proposal) => distance(roles[role], colour);
  const whole = among((role) => meetingsOf(failing.scheme, role));
  const found = whole.length > 0 ? whole : among(() => [failing]);
  return found.toSorted((a, b) => move(a) - move(b));
}

/** The least change of one token that mends a failing meeting. Tokens in `fixed` are not touched. Undefined if no one change will do. */
export const leastChange = (
  roles: ColourRoles,
  failing: Meeting,
  fixed: ReadonlySet<Role>,
): Proposal | undefined =>
  changes(roles, failing, fixed, (colour, fits) =>
    [nearest(colour, fits)].filter((found) => found !== undefined),
  )[0];

/** Most proposals for one pair: more would be a list to read rather than a choice. */
const mostProposals = 3;

/**
 * Returns changes that would make a failing pair pass, nearest first: each of its tokens, darker or lighter, preferring changes that keep
 * every other pair of that token valid. Empty if no single change is enough.
 */
export const proposals = (roles: ColourRoles, failing: Meeting): readonly Proposal[] =>
  changes(roles, failing, new Set(), (colour, fits) =>
    ([-1, 1] as const).flatMap((direction) => nearestTowards(direction, colour, fits) ?? []),
  ).slice(0, mostProposals);
