import { isRecord, type ReadTokens, readTokens, shown } from '../checks/read-tokens.ts';
import { groupNames, kindsOf } from '../contract/kinds.ts';
import { schemes, type Tokens } from '../contract/tokens.ts';
import { readColour } from './colour.ts';
import { extended } from './extends.ts';
import { givenOf, isToken, resolved } from './references.ts';
import { plainOf, typesOf } from './values.ts';

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
    if (!isToken(token)) {
      problems.push(`${path}.${shown(name)} has no $value.`);
      return [];
    }
    const type = token.$type ?? group.$type;
    const wanted = types(name);
    if (type !== undefined && wanted && !wanted.some((each) => each === type)) {
      problems.push(`${path}.${name} has the $type ${shown(type)} and must have ${wanted.join(' or ')}.`);
      return [];
    }
    const given = givenOf(token);
    // A reference that leads to nothing stays as it is, so that it is named as the value that doesn't fit.
    return [[name, turn(name, resolved(document, given) ?? given)]];
  });
  return Object.fromEntries(values);
}

/** A sentence for each group of a document that is neither the contract's nor referred to by a group that is. */
export function strangersOf(document: Readonly<Record<string, unknown>>): readonly string[] {
  const known: readonly string[] = [...schemes, ...groupNames];
  const text = JSON.stringify(document);
  // A group of primitives that others refer to has been used, although it is no group of ours.
  const isReferred = (name: string) =>
    text.includes(`"{${name}.`) || text.includes(`"#/${name}/`) || text.includes(`"{${name}}"`);
  return Object.keys(document)
    .filter((name) => !name.startsWith('$') && !known.includes(name) && !isReferred(name))
    .map((name) => `${shown(name)} is no group of the contract.`);
}

/**
 * Reads a brand's tokens from a Design Tokens document, ours or another tool's. Names, types and ranges are the contract's: anything
 * invalid is reported and skipped. Missing tokens are taken from `base`, if given.
 */
export function fromDtcg(document: unknown, base?: Tokens): ReadTokens {
  if (!isRecord(document)) return readTokens(document, base);
  const problems: string[] = [];
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
  return { tokens: read.tokens, problems: [...strangersOf(document), ...problems, ...read.problems] };
}
