import fc from 'fast-check';
import { bezierNumbers } from '../checks/value.ts';
import { groupNames, type Kind, kindsOf, translucentRoles, typeOrder } from '../contract/kinds.ts';
import type { Tokens } from '../contract/tokens.ts';
import { tokens as neutral } from '../foundations/neutral/tokens.ts';

const hex = (digits: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: digits, maxLength: digits })
    .map((list) => list.join(''));

const colour = (role: string) =>
  translucentRoles.has(role)
    ? fc.tuple(hex(6), hex(2)).map(([rgb, alpha]) => `#${rgb}${alpha === 'ff' ? 'fe' : alpha}`)
    : hex(6).map((rgb) => `#${rgb}`);

const words = [
  'Segoe UI',
  'Roboto',
  '-apple-system',
  'Source Sans 3',
  'system-ui',
  'Noto Sans',
  'ui-rounded',
];

const quotedAsInCss = (name: string) => (name.includes(' ') ? `'${name}'` : name);

const family = fc
  .tuple(fc.subarray(words), fc.constantFrom('sans-serif', 'serif', 'monospace'))
  .map(([names, generic]) => [...names.map(quotedAsInCss), generic].join(', '));

const thousandths = (low: number, high: number) =>
  fc.integer({ min: Math.round(low * 1000), max: Math.round(high * 1000) }).map((part) => part / 1000);

const easing = fc
  .tuple(thousandths(0, 1), thousandths(-1, 2), thousandths(0, 1), thousandths(-1, 2))
  .map((parts) => `cubic-bezier(${parts.join(', ')})`)
  .filter((text) => bezierNumbers(text) !== undefined);

function value(kind: Kind): fc.Arbitrary<string | number> {
  if (kind.kind === 'family') return family;
  if (kind.kind === 'easing') return easing;
  const { low, high, step } = kind;
  return step === undefined
    ? thousandths(low, high)
    : fc.integer({ min: low / step, max: high / step }).map((part) => part * step);
}

const record = (entries: readonly (readonly [string, fc.Arbitrary<unknown>])[]) =>
  fc.record(Object.fromEntries(entries));

const scheme = record(Object.keys(neutral.light).map((role) => [role, colour(role)]));

/** Type scales keep their order, which the contract asks for. */
function inOrder(group: object): object {
  const sizes: Record<string, number> = {};
  let least = 0;
  for (const name of typeOrder) {
    least = Math.max(least, Number(Reflect.get(group, name)));
    sizes[name] = least;
  }
  return { ...group, ...sizes };
}

/** Any tokens that the contract allows, readable or not. */
export const anyTokens: fc.Arbitrary<Tokens> = record([
  ['light', scheme],
  ['dark', scheme],
  ...groupNames.map((group) => {
    const entries = Object.entries(kindsOf(group)).map(([name, kind]) => [name, value(kind)] as const);
    const values = record(entries);
    return [group, group === 'type' ? values.map(inOrder) : values] as const;
  }),
]).map((tokens) => tokens as unknown as Tokens);
