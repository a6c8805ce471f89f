import { needsActionEdge } from '../checks/measure.ts';
import { actionEdge } from '../checks/pairs.ts';
import { markFamily } from '../foundations/mark/family.ts';
import { boxShadow, shadows } from '../foundations/shadows.ts';
import type { Colour, ColourRoles, Tokens } from './tokens.ts';
import { variableName } from './variables.ts';

type Declaration = readonly [name: string, value: string];
type Group = Readonly<Record<string, string | number>>;

/** The unit in which a number of each kind is written to CSS. */
const units = {
  radius: () => 'px',
  density: () => 'px',
  motion: () => 'ms',
  type: (key: string) => typeUnits[key] ?? 'rem',
} satisfies Record<string, (key: string) => string>;

const typeUnits: Readonly<Record<string, string>> = {
  headingWeight: '',
  strongWeight: '',
  displayTracking: 'em',
};

const roleNames = (roles: ColourRoles) => Object.keys(roles) as (keyof ColourRoles)[];

const declare = (path: readonly string[], value: string): Declaration => [`--${variableName(path)}`, value];

const noEdge: Colour = '#00000000';

function declareColours(
  { light, dark }: Tokens,
  paint: (light: Colour, dark: Colour) => string,
): Declaration[] {
  const edge = (roles: ColourRoles) => (needsActionEdge(roles) ? roles[actionEdge] : noEdge);
  return [
    ...roleNames(light).map((role) => declare(['colour', role], paint(light[role], dark[role]))),
    declare(['edge', 'action'], paint(edge(light), edge(dark))),
  ];
}

function declareGroup(group: keyof typeof units, values: Group): Declaration[] {
  return Object.entries(values).map(([key, value]) =>
    declare([group, key], typeof value === 'number' ? `${value}${units[group](key)}` : value),
  );
}

const families: readonly string[] = ['bodyFamily', 'displayFamily'] satisfies (keyof Tokens['type'])[];

/** Sizes and weights as they are; the families with the font of the raised mark before them. */
function typeOf({ type }: Tokens): Group {
  const entries = Object.entries(type).map(([key, value]): [string, string | number] => [
    key,
    families.includes(key) ? `${markFamily},${value}` : value,
  ]);
  return Object.fromEntries(entries);
}

function declareShadows(tokens: Tokens): Declaration[] {
  const colour = `var(--${variableName(['colour', 'shadow'])})`;
  return [
    declare(['shadow', 'card'], boxShadow(shadows.card, tokens.elevation.card, colour)),
    declare(['shadow', 'overlay'], boxShadow(shadows.overlay, tokens.elevation.overlay, colour)),
  ];
}

const rule = (selector: string, declarations: readonly Declaration[]) =>
  `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;

/**
 * A brand's whole stylesheet: every variable of the contract under `[data-brand="name"]`, colours as `light-dark(…)`.
 * Browsers without `light-dark()` (before Safari 17.5 and Chrome 123) get the light scheme rather than no colours at all.
 */
export function brandCss(name: string, tokens: Tokens): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(`Brand name "${name}" is refused: it must be lower-case letters, digits and dashes.`);
  }
  const selector = `[data-brand="${name}"]`;
  const declarations = [
    ...declareColours(tokens, (light, dark) => (light === dark ? light : `light-dark(${light}, ${dark})`)),
    ...declareGroup('radius', { ...tokens.radius }),
    ...declareGroup('type', typeOf(tokens)),
    ...declareGroup('density', { ...tokens.density }),
    ...declareGroup('motion', { ...tokens.motion }),
    ...declareShadows(tokens),
  ];
  const lightOnly = rule(
    selector,
    declareColours(tokens, (light) => light),
  );
  return `${rule(selector, declarations)}\n@supports not (color:light-dark(#000,#000)){${lightOnly}}\n`;
}
