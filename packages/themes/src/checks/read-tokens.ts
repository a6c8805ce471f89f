import { type GroupName, groupNames, kindsOf, typeOrder } from '../contract/kinds.ts';
import { type Scheme, schemes, type Tokens } from '../contract/tokens.ts';
import { tokens as neutral } from '../foundations/neutral/tokens.ts';
import { colourProblem, valueProblem } from './value.ts';

/** What reading made of a value: tokens that hold the contract's shapes whatever came in, and what had to be left out. */
export interface ReadTokens {
  readonly tokens: Tokens;
  /** One sentence per problem; empty if all was well. */
  readonly problems: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;
type Check = (name: string, value: unknown) => string | undefined;

/** Whether a value is an object of its own fields, as JSON makes them. */
export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value from outside, short and on one line, to be shown in a message. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const groupsOf: readonly string[] = [...schemes, ...groupNames];

function readGroup<Group extends object>(
  path: string,
  value: unknown,
  base: Group,
  check: Check,
  whole: boolean,
): [Group, string[]] {
  if (!isRecord(value)) {
    return [base, value === undefined && !whole ? [] : [`${path} must be a group of tokens.`]];
  }
  const names = Object.keys(base);
  const unknown = Object.keys(value)
    .filter((name) => !names.includes(name))
    .map((name) => `${path}.${shown(name)} is no token of the contract.`);
  const missing = whole ? names.filter((name) => !Object.hasOwn(value, name)) : [];
  const given = names.filter((name) => Object.hasOwn(value, name));
  const wrong = given.flatMap((name) => {
    const problem = check(name, value[name]);
    return problem ? [{ name, problem }] : [];
  });
  const fine = given.filter((name) => !wrong.some((entry) => entry.name === name));
  return [
    { ...base, ...Object.fromEntries(fine.map((name) => [name, value[name]])) },
    [
      ...missing.map((name) => `${path}.${name} is missing.`),
      ...unknown,
      ...wrong.map(({ name, problem }) => `${path}.${name} is ${shown(value[name])} and ${problem}.`),
    ],
  ];
}

function orderProblems({ type }: Tokens): string[] {
  return typeOrder.flatMap((name, index) => {
    const before = typeOrder[index - 1];
    return before && type[before] > type[name]
      ? [
          `type.${name} is ${type[name]} rem and must be at least as large as type.${before}, ${type[before]} rem.`,
        ]
      : [];
  });
}

/**
 * Reads tokens from a value that may be anything. Names and shapes are an allow-list: what is not in the contract is named and left
 * out. With `base`, missing tokens are taken from it; without, each is a problem and the neutral foundation fills the gap.
 */
export function readTokens(value: unknown, base?: Tokens): ReadTokens {
  const whole = base === undefined;
  const background = base ?? neutral;
  if (!isRecord(value)) return { tokens: background, problems: ['The tokens must be an object of groups.'] };
  const strangers = Object.keys(value)
    .filter((name) => !groupsOf.includes(name))
    .map((name) => `${shown(name)} is no group of the contract.`);
  const at = (name: string) => (Object.hasOwn(value, name) ? value[name] : undefined);
  const problems: string[] = [...strangers];
  const take = <Group extends object>(name: string, from: Group, check: Check): Group => {
    const [group, found] = readGroup(name, at(name), from, check, whole);
    problems.push(...found);
    return group;
  };
  const scheme = (name: Scheme) => take(name, background[name], colourProblem);
  const group = <Name extends GroupName>(name: Name): Tokens[Name] => {
    const kinds = kindsOf(name);
    return take(name, background[name], (key, entry) => {
      const kind = kinds[key];
      return kind && valueProblem(kind, entry);
    });
  };
  const tokens: Tokens = {
    light: scheme('light'),
    dark: scheme('dark'),
    radius: group('radius'),
    type: group('type'),
    density: group('density'),
    motion: group('motion'),
    elevation: group('elevation'),
  };
  return { tokens, problems: [...problems, ...orderProblems(tokens)] };
}
