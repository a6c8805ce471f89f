import { isRecord, type ReadTokens, readTokens, shown } from '../checks/read-tokens.ts';
import { groupNames, type Kind, kindsOf } from '../contract/kinds.ts';
import { schemes, type Tokens } from '../contract/tokens.ts';
import { toHex } from '../derive/colour.ts';
import { followAlias } from './alias.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A colour as the contract writes it, from the format's object or, as older tools write it, from hex. */
function colourOf(value: unknown): unknown {
  if (typeof value === 'string') return value.toLowerCase().replace(/^(#[0-9a-f]{6})ff$/, '$1');
  if (!isRecord(value)) return value;
  const { colorSpace = 'srgb', components, alpha = 1 } = value;
  if (colorSpace !== 'srgb' || !Array.isArray(components) || !isNumber(alpha)) return value;
  const [red, green, blue, ...rest]: unknown[] = components;
  if (!isNumber(red) || !isNumber(green) || !isNumber(blue) || rest.length > 0) return value;
  const channels = [red, green, blue, alpha];
  return channels.every((channel) => channel >= 0 && channel <= 1) ? toHex([red, green, blue, alpha]) : value;
}

/** A number with a unit, from the format's object or, as older tools write it, from text such as `12px`. Seconds become milliseconds. */
function measureOf(unit: string, value: unknown): unknown {
  const [, digits, suffix] = typeof value === 'string' ? (/^(-?[\d.]+)([a-z]*)$/.exec(value) ?? []) : [];
  const [amount, own] = isRecord(value) ? [value.value, value.unit] : [Number(digits), suffix];
  if (!isNumber(amount)) return value;
  if (own === unit) return amount;
  return own === 's' && unit === 'ms' ? Math.round(amount * 1e6) / 1e3 : value;
}

/** A font list as CSS writes it: quotes exactly where there is a space. */
function familyOf(value: unknown): unknown {
  const names = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return value;
  return names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
}

function plainOf(kind: Kind, value: unknown): unknown {
  if (kind.kind === 'family') return familyOf(value);
  if (kind.kind === 'easing') return Array.isArray(value) ? `cubic-bezier(${value.join(', ')})` : value;
  return kind.unit === '' || kind.unit === 'em' ? value : measureOf(kind.unit, value);
}

type Turn = (name: string, value: unknown) => unknown;

/** Reads one group, following aliases; names that begin with $ belong to the format. */
function readGroup(document: unknown, path: string, turn: Turn, problems: string[]): unknown {
  const group = isRecord(document) && Object.hasOwn(document, path) ? document[path] : undefined;
  if (!isRecord(group)) return group;
  const tokens = Object.entries(group).filter(([name]) => !name.startsWith('$'));
  const values = tokens.flatMap(([name, token]): [string, unknown][] => {
    if (!isRecord(token) || !Object.hasOwn(token, '$value')) {
      problems.push(`${path}.${shown(name)} has no $value.`);
      return [];
    }
    return [[name, turn(name, followAlias(document, token.$value))]];
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
  const strangers = Object.keys(document)
    .filter((name) => !name.startsWith('$') && !known.includes(name))
    .map((name) => `${shown(name)} is no group of the contract.`);
  const colours = schemes.map((scheme) => [
    scheme,
    readGroup(document, scheme, (_name, value) => colourOf(value), problems),
  ]);
  const groups = groupNames.map((group) => [
    group,
    readGroup(
      document,
      group,
      (name, value) => {
        const kind = kindsOf(group)[name];
        return kind ? plainOf(kind, value) : value;
      },
      problems,
    ),
  ]);
  const read = readTokens(Object.fromEntries([...colours, ...groups]), base);
  return { tokens: read.tokens, problems: [...strangers, ...problems, ...read.problems] };
}
