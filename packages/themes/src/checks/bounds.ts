import type { DefaultProps } from '../contract/default-props.ts';
import { groupNames, type Kind, kindsOf, translucentRoles } from '../contract/kinds.ts';
import type { Colour, ColourRoles, Tokens } from '../contract/tokens.ts';
import { vars } from '../contract/vars.css.ts';
import { toHex } from '../derive/colour.ts';
import { tokens as neutral } from '../foundations/neutral/tokens.ts';

/** The two brands at the bounds of the contract: all numbers at their minimum, or at their maximum. */
export const boundNames = ['lower-bound', 'upper-bound'] as const;

/** The name of a brand at the bounds, as in `data-brand`. */
export type BoundName = (typeof boundNames)[number];

/** Whether a name is that of a brand at the bounds. */
export const isBoundName = (name: unknown): name is BoundName => boundNames.some((bound) => bound === name);

/** The powers of the inverse of 1.2207…, whose multiples fill a cube evenly. http://extremelearning.com.au/unreasonable-effectiveness-of-quasirandom-sequences/ */
const steps = [0.8191725, 0.6710436, 0.5497005] as const;

/** A unique colour for every role, far from all others, whatever they are mixed with on a surface. */
function uniqueColours(first: number): ColourRoles {
  const channel = (index: number, step: number) => (0.5 + (first + index) * step) % 1;
  const entries = Object.keys(vars.colour).map((role, index): [string, Colour] => {
    const [red, green, blue] = steps.map((step) => channel(index, step));
    return [role, toHex([red ?? 0, green ?? 0, blue ?? 0, translucentRoles.has(role) ? 0.5 : 1])];
  });
  return Object.fromEntries(entries) as unknown as ColourRoles;
}

/** Number groups at one end of their range; other values are the neutral brand's. */
function numbersAt(end: 'low' | 'high'): Omit<Tokens, 'light' | 'dark'> {
  const at = (kind: Kind, usual: unknown) => (kind.kind === 'number' ? kind[end] : usual);
  const groups = groupNames.map((group): [string, object] => {
    const usual: Readonly<Record<string, unknown>> = { ...neutral[group] };
    const values = Object.entries(kindsOf(group)).map(([key, kind]) => [key, at(kind, usual[key])]);
    return [group, Object.fromEntries(values)];
  });
  return Object.fromEntries(groups) as unknown as Omit<Tokens, 'light' | 'dark'>;
}

/** Where the colours of a scheme begin in the cube, so that none comes twice, nor its mixtures near it. */
const first = { light: 2, dark: 61 } as const;
const colours = { light: uniqueColours(first.light), dark: uniqueColours(first.dark) };

/**
 * Tokens of the brands at the bounds, for tests only: a page that works in both works in every brand between them. Every role has a
 * unique colour, so a colour on the screen identifies its role.
 */
export const boundTokens: Readonly<Record<BoundName, Tokens>> = {
  'lower-bound': { ...colours, ...numbersAt('low') },
  'upper-bound': { ...colours, ...numbersAt('high') },
};

/** Their presets, which together cover every option. */
export const boundDefaultProps: Readonly<Record<BoundName, DefaultProps>> = {
  'lower-bound': { header: { logo: 'full' }, amount: { cents: 'raised' } },
  'upper-bound': { header: { logo: 'mark' }, amount: { cents: 'baseline' } },
};
