import type { Colour, ColourRoles } from '../contract/tokens.ts';
import { colourOf } from './colour.ts';

const statuses = ['danger', 'warning', 'success', 'info'] as const;
type Status = (typeof statuses)[number];

type StatusRoles = Pick<ColourRoles, `${Status}Text` | `${Status}Surface` | `${Status}Border`>;

/** Lightness and chroma of the three colours of a status. */
export interface StatusTones {
  readonly text: readonly [lightness: number, chroma: number];
  readonly surface: readonly [lightness: number, chroma: number];
  readonly border: readonly [lightness: number, chroma: number];
}

/** Text, background and edge of the four statuses in the hues that people know: danger's own, amber, green and blue. */
export function statusColours(dangerHue: number, { text, surface, border }: StatusTones): StatusRoles {
  const hues = { danger: dangerHue, warning: 75, success: 150, info: 245 } satisfies Record<Status, number>;
  const roles = statuses.flatMap((status): [string, Colour][] => [
    [`${status}Text`, colourOf([...text, hues[status]])],
    [`${status}Surface`, colourOf([...surface, hues[status]])],
    [`${status}Border`, colourOf([...border, hues[status]])],
  ]);
  return Object.fromEntries(roles) as unknown as StatusRoles;
}
