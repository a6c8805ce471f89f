import { fails, meetings, ratioOf } from '../checks/measure.ts';
import type { ColourRoles, Scheme } from '../contract/tokens.ts';
import type { Role } from '../surfaces/surfaces.ts';
import { leastChange } from './propose.ts';

// Each round mends the worst pair that can be mended. A draft needs a dozen, one of six mid-tones some sixty; some can never all pass.
const rounds = 120;

/**
 * Moves the lightness of roles until every pair of the scheme passes, worst pair first, leaving `fixed` as they are. What
 * cannot be mended without touching those is left to the checks.
 */
export function settle(draft: ColourRoles, scheme: Scheme, fixed: ReadonlySet<Role>): ColourRoles {
  const own = meetings.filter((meeting) => meeting.scheme === scheme);
  let roles = draft;
  let hasMoved = false;
  const hopeless = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const worst = own
      .map((meeting) => ({ ...meeting, ratio: ratioOf(roles, meeting) }))
      .filter((measured) => fails(measured) && !hopeless.has(keyOf(measured)))
      .toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum)[0];
    if (!worst && (hopeless.size === 0 || !hasMoved)) return roles;
    if (!worst) {
      // What could not be mended before may be now that others have moved.
      hopeless.clear();
      hasMoved = false;
      continue;
    }
    const change = leastChange(roles, worst, fixed);
    if (change) {
      roles = { ...roles, [change.role]: change.colour };
      hasMoved = true;
    } else hopeless.add(keyOf(worst));
  }
  return roles;
}

const keyOf = ({
  place,
  foreground,
  background,
}: {
  place: string;
  foreground: string;
  background: string;
}) => `${place} ${foreground} ${background}`;
