import { isRecord, type ReadTokens, readTokens, shown } from '../checks/read-tokens.ts';
import { groupNames, type Kind, kindsOf } from '../contract/kinds.ts';
import { schemes, type Tokens } from '../contract/tokens.ts';
import { followAlias } from './alias.ts';
import { readColour } from './colour.ts';
import { dereferenced, extended } from './expand.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** One rem in px, as browsers have it unless a person sets another. */
const rootSize = 16;

/** A number with a unit, from the format's object or, as older tools write it, from text such as `12px`. Seconds become milliseconds, px and rem each other. */
function measureOf(unit: string, value: unknown): unknown {
  const [, digits, suffix] = typeof value === 'string' ? (/^(-?[\d.]+)([a-z]*)$/.exec(value) ?? []) : [];
  const [amount, own] = isRecord(value) ? [value.value, value.unit] : [Number(digits), suffix];
  if (!isNumber(amount)) return value;
  if (own === unit) return amount;
  if (own === 'rem' && unit === 'px') return amount * rootSize;
  if (own === 'px' && unit === 'rem') return amount / rootSize;
  return own === 's' && unit === 'ms' ? Math.round(amount * 1e6) / 1e3 : value;
}

/** A font list as CSS writes it: quotes exactly where there is a space. */
function familyOf(value: unknown): unknown {
  const names = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return value;
  return names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
}

/** The names of weights. https://www.designtokens.org/tr/2025.10/format/#font-weight */
const weights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};

const weightOf = (value: unknown): unknown =>
  typeof value === 'string' && Object.hasOwn(weights, value) ? weights[value] : value;

/** The types of the format that a token of a kind may have. */
function typesOf(kind: Kind, name: string): readonly string[] {
  if (kind.kind === 'family') return ['fontFamily'];
  if (kind.kind === 'easing') return ['cubicBezier'];
  if (kind.unit === 'ms') return ['duration'];
  if (kind.unit === 'px' || kind.unit === 'rem') return ['dimension'];
  return name.endsWith('Weight') ? ['fontWeight', 'number'] : ['number'];
}

function plainOf(kind: Kind, value: unknown): unknown {
  if (kind.kind === 'family') return familyOf(value);
  if (kind.kind === 'easing') return Array.isArray(value) ? `cubic-bezier(${value.join(', ')})` : value;
  return kind.unit === '' || kind.unit === 'em' ? weightOf(value) : measureOf(kind.unit, value);
}

/** How the tokens of a group are read: the types that each may state, and its value as the contract writes it. */
interface GroupReader {
  readonly types: (name: string) => readonly string[] | undefined;
  readonly turn: (name: string, value: unknown) => unknown;
}

/** Reads one group with what it extends, following aliases and references; names that begin with $ belong to the format. */
function readGroup(
  document: unknown,
  path: string,
  { types, turn }: GroupReader,
  problems: string[],
): unknown {
  const found = isRecord(document) && Object.hasOwn(document, path) ? document[path] : undefined;
  if (!isRecord(found)) return found;
  const group = extended(document, found, path, problems);
  const tokens = Object.entries(group).filter(([name]) => !name.startsWith('$'));
  const values = tokens.flatMap(([name, token]): [string, unknown][] => {
    const given =
      isRecord(token) && Object.hasOwn(token, '$ref') ? { ...token, $value: { $ref: token.$ref } } : token;
    if (!isRecord(given) || !Object.hasOwn(given, '$value')) {
      problems.push(`${path}.${shown(name)} has no $value.`);
      return [];
    }
    const type = given.$type ?? group.$type;
    const wanted = types(name);
    if (type !== undefined && wanted && !wanted.some((each) => each === type)) {
      problems.push(`${path}.${name} has the $type ${shown(type)} and must have ${wanted.join(' or ')}.`);
      return [];
    }
    const value = dereferenced(document, followAlias(document, given.$value));
    return [[name, turn(name, followAlias(document, value))]];
  });
  return Object.fromEntries(values);
}

/**
 * Reads a brand's tokens from a document of the Design Tokens format, ours or another tool's. Names, shapes and bounds are those of the
 * contract: what does not fit is named and left out. With `base`, missing tokens are taken from it.
 */
export function fromDtcg(document: unknown, base?: Tokens): ReadTokens {
  if (!isRecord(document)) return readTokens(document, base);
  const problems: string[] = [];
  const known: readonly string[] = [...schemes, ...groupNames];
  const text = JSON.stringify(document);
  // A group of primitives that others refer to has been used, although it is no group of ours.
  const isReferred = (name: string) =>
    text.includes(`"{${name}.`) || text.includes(`"#/${name}/`) || text.includes(`"{${name}}"`);
  const strangers = Object.keys(document)
    .filter((name) => !name.startsWith('$') && !known.includes(name) && !isReferred(name))
    .map((name) => `${shown(name)} is no group of the contract.`);
  const colours = schemes.map((scheme) => [
    scheme,
    readGroup(
      document,
      scheme,
      {
        types: () => ['color'],
        turn: (name, given) => {
          const { value, wasMapped } = readColour(given);
          if (wasMapped)
            problems.push(
              `${scheme}.${name} lies outside what sRGB can show; ${shown(value)} is the nearest.`,
            );
          return value;
        },
      },
      problems,
    ),
  ]);
  const groups = groupNames.map((group) => {
    const kindOf = (name: string) => kindsOf(group)[name];
    const types = (name: string) => {
      const kind = kindOf(name);
      return kind && typesOf(kind, name);
    };
    const turn = (name: string, value: unknown) => {
      const kind = kindOf(name);
      return kind ? plainOf(kind, value) : value;
    };
    return [group, readGroup(document, group, { types, turn }, problems)];
  });
  const read = readTokens(Object.fromEntries([...colours, ...groups]), base);
  return { tokens: read.tokens, problems: [...strangers, ...problems, ...read.problems] };
}
