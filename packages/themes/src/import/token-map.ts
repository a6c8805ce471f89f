import { isRecord, type ReadTokens, readTokens, shown } from '../checks/read-tokens.ts';
import { colourProblem, valueProblem } from '../checks/value.ts';
import { groupNames, kindsOf } from '../contract/kinds.ts';
import { schemes, type Tokens } from '../contract/tokens.ts';
import { type ReadColour, readColour } from '../dtcg/colour.ts';
import { plainOf } from '../dtcg/values.ts';
import { tokens as neutral } from '../foundations/neutral/tokens.ts';
import type { Source, SourceToken } from './source.ts';

/** A token of the contract, by its group and key; `colour` stands for both schemes. */
export type TargetPath = `${'colour' | Exclude<keyof Tokens, 'light' | 'dark'>}.${string}`;

/** Which token of another tool each of ours takes its value from. What is not in it keeps the value that it had. */
export type TokenMap = Readonly<Partial<Record<TargetPath, string>>>;

/** Every token that a map can have, in the contract's order. */
export const targetPaths: readonly TargetPath[] = [
  ...Object.keys(neutral.light).map((role): TargetPath => `colour.${role}`),
  ...groupNames.flatMap((group) => Object.keys(kindsOf(group)).map((name): TargetPath => `${group}.${name}`)),
];

const partsOf = (target: TargetPath) => {
  const [group = '', key = ''] = target.split('.');
  return { group: groupNames.find((name) => name === group), key };
};

/** Names of fonts without the one word that every list ends in get it: a design tool knows only the font. */
const withGeneric = (list: unknown) =>
  typeof list === 'string' && !/(^|, )(sans-serif|serif|monospace)$/.test(list)
    ? `${list}, sans-serif`
    : list;

/** A plain number of a design tool is in px, and a corner larger than 999 a pill. */
function inUnit(unit: string, value: unknown): unknown {
  const digits = typeof value === 'string' && /^-?[\d.]+$/.test(value.trim()) ? Number(value) : value;
  const isBare = typeof digits === 'number' && (unit === 'px' || unit === 'rem');
  return isBare ? { value: digits, unit: 'px' } : digits;
}

// A guess looks at each colour some fifty times.
const readColours = new WeakMap<object, ReadColour>();

function colourOf(value: unknown): ReadColour {
  if (typeof value !== 'object' || value === null) return readColour(value);
  const known = readColours.get(value) ?? readColour(value);
  readColours.set(value, known);
  return known;
}

/** A value of another tool as the contract writes that of a token, and whether it had to be changed to fit. */
function turned(target: TargetPath, value: unknown): ReadColour {
  const { group, key } = partsOf(target);
  if (!group) return colourOf(value);
  const kind = kindsOf(group)[key];
  if (!kind) return { value, wasMapped: false };
  if (kind.kind !== 'number') {
    const plain = plainOf(kind, value);
    return { value: kind.kind === 'family' ? withGeneric(plain) : plain, wasMapped: false };
  }
  const plain = plainOf(kind, inUnit(kind.unit, value));
  const isPill = group === 'radius' && typeof plain === 'number' && plain > kind.high && kind.high === 999;
  return { value: isPill ? kind.high : plain, wasMapped: false };
}

/** Whether a token of another tool can be the value of one of ours, in every scheme that it has one for. */
export function fits(target: TargetPath, { values }: SourceToken): boolean {
  const { group, key } = partsOf(target);
  return Object.values(values).every((value) => {
    const own = turned(target, value).value;
    if (!group) return colourProblem(key, own) === undefined;
    const kind = kindsOf(group)[key];
    return kind !== undefined && valueProblem(kind, own) === undefined;
  });
}

/** Whether a token of another tool has the very value that one of ours has in `tokens`. */
export function hasValue(target: TargetPath, { values }: SourceToken, tokens: Tokens): boolean {
  const { group, key } = partsOf(target);
  const has = (own: object, value: unknown) => Reflect.get(own, key) === turned(target, value).value;
  if (group) return has(tokens[group], values.light);
  return schemes.every((scheme) => values[scheme] === undefined || has(tokens[scheme], values[scheme]));
}

/** What a map makes of the files of another tool, and the tokens of theirs that went nowhere. */
export interface MappedTokens extends ReadTokens {
  readonly unused: readonly string[];
}

/** The tokens that a map takes from a source; all else is `base`'s. What does not fit is named and stays `base`'s too. */
export function applyMap(source: Source, map: TokenMap, base: Tokens): MappedTokens {
  const byName = new Map(source.tokens.map((token) => [token.name, token]));
  const groups: Record<string, Record<string, unknown>> = {};
  const notes: string[] = [];
  const put = (group: string, key: string, value: unknown) => {
    groups[group] = { ...groups[group], [key]: value };
  };
  for (const target of targetPaths) {
    const name = map[target];
    if (name === undefined) continue;
    const token = byName.get(name);
    if (!token) {
      notes.push(`${target} is taken from ${shown(name)}, which the files do not have.`);
      continue;
    }
    const { group, key } = partsOf(target);
    if (group) {
      put(group, key, turned(target, token.values.light ?? token.values.dark).value);
      continue;
    }
    for (const scheme of source.hasDark ? schemes : (['light'] as const)) {
      if (token.values[scheme] === undefined) continue;
      const { value, wasMapped } = turned(target, token.values[scheme]);
      if (wasMapped) {
        notes.push(`${scheme}.${key} lies outside what sRGB can show; ${shown(value)} is the nearest.`);
      }
      put(scheme, key, value);
    }
  }
  if (!source.hasDark) {
    notes.push(
      'The files have no dark scheme, so that it is as it was. Mix it from six colours, or open the file of the dark mode with the others.',
    );
  }
  const read = readTokens(groups, base);
  const used = new Set(Object.values(map));
  return {
    tokens: read.tokens,
    problems: [...source.problems, ...notes, ...read.problems],
    unused: source.tokens.map(({ name }) => name).filter((name) => !used.has(name)),
  };
}

/** A map as it is kept in a file. */
export const mapFile = (map: TokenMap): string => `${JSON.stringify({ version: 1, tokens: map }, null, 2)}\n`;

/** Reads the file of a map. Throws an Error whose message says what is wrong with it. */
export function readMapFile(text: string): TokenMap {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error('The map is not JSON.');
  }
  if (!isRecord(file) || !isRecord(file.tokens))
    throw new Error('The map must be { "version": 1, "tokens": { … } }.');
  const entries = Object.entries(file.tokens).map(([name, from]): [TargetPath, string] => {
    const target = targetPaths.find((each) => each === name);
    if (!target) throw new Error(`${shown(name)} in the map is no token of the contract.`);
    if (typeof from !== 'string')
      throw new Error(`${name} in the map must be the name of a token of the files.`);
    return [target, from];
  });
  return Object.fromEntries(entries);
}
