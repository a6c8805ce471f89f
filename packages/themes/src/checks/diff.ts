import type { Colour, Tokens } from '../contract/tokens.ts';
import { distance } from '../derive/colour.ts';

/** A token with different values in two brands. */
export interface TokenDifference {
  /** Group and name, such as `light.action` or `radius.button`. */
  readonly path: string;
  readonly from: string | number;
  readonly to: string | number;
  /** For colours, the perceived difference: 0.02 is just noticeable, 1 is black and white. */
  readonly distance?: number;
}

const isColour = (value: unknown): value is Colour => typeof value === 'string' && value.startsWith('#');

const flat = (tokens: Tokens): Map<string, string | number> =>
  new Map(
    Object.entries(tokens).flatMap(([group, values]: [string, object]) =>
      Object.entries(values).map(([name, value]): [string, string | number] => [`${group}.${name}`, value]),
    ),
  );

/** Returns the changes from the first brand to the second, in the contract's order; empty if they are equal. */
export function diffTokens(a: Tokens, b: Tokens): TokenDifference[] {
  const others = flat(b);
  return [...flat(a)].flatMap(([path, from]) => {
    const to = others.get(path);
    if (to === undefined || to === from) return [];
    return [{ path, from, to, ...(isColour(from) && isColour(to) ? { distance: distance(from, to) } : {}) }];
  });
}

/** Formats a difference on one line, for a terminal or review. */
export const describeDifference = ({ path, from, to, distance: apart }: TokenDifference): string =>
  `${path}: ${from} → ${to}${apart === undefined ? '' : ` (${apart < 0.02 ? 'looks alike' : `apart by ${apart.toFixed(2)}`})`}`;
