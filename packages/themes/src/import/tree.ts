import { isRecord } from '../checks/read-tokens.ts';
import { extended } from '../dtcg/expand.ts';

/** A document of tokens as nested groups, in the notation of the Design Tokens format. */
export type Tree = Readonly<Record<string, unknown>>;

/** A token of a tree, with nothing left to follow. */
export interface FlatToken {
  /** Names from the outermost group to the token. */
  readonly path: readonly string[];
  readonly value: unknown;
}

// Longer chains of references than this are circles.
const longestChain = 16;

/** One tree over another: groups are joined, and what both have is taken from the upper. */
export function overlaid(below: Tree, above: Tree): Tree {
  const entries = Object.entries(above).map(([name, upper]) => {
    const lower = Object.hasOwn(below, name) ? below[name] : undefined;
    const areGroups = isRecord(upper) && isRecord(lower) && !isToken(upper) && !isToken(lower);
    return [name, areGroups ? overlaid(lower, upper) : upper];
  });
  return { ...below, ...Object.fromEntries(entries) };
}

/** Whether a node is a token: it has a value, or stands for another token. */
const isToken = (node: unknown): node is Tree =>
  isRecord(node) && (Object.hasOwn(node, '$value') || typeof node.$ref === 'string');

function nodeAt(tree: Tree, names: readonly string[]): unknown {
  let here: unknown = tree;
  for (const name of names) {
    if (Array.isArray(here) && /^\d+$/.test(name)) here = here[Number(name)];
    else if (isRecord(here) && Object.hasOwn(here, name)) here = here[name];
    else return undefined;
  }
  return here;
}

const givenOf = (node: unknown): unknown => {
  if (!isToken(node)) return node;
  return Object.hasOwn(node, '$value') ? node.$value : { $ref: node.$ref };
};

/** What a whole-value reference leads to: `{group.token}`, or `{ "$ref": "#/group/token" }`. */
function targetOf(tree: Tree, value: unknown): { readonly found: unknown } | undefined {
  const alias = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value.trim())?.[1] : undefined;
  if (alias !== undefined) {
    const node = nodeAt(tree, alias.split('.'));
    // A reference to a group means the group's own token.
    return { found: isToken(node) ? givenOf(node) : givenOf(nodeAt(tree, [...alias.split('.'), '$root'])) };
  }
  const pointer = isRecord(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
  if (pointer === undefined) return undefined;
  const names = pointer.startsWith('#/') ? pointer.slice(2).split('/') : [''];
  return {
    found: givenOf(
      nodeAt(
        tree,
        names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')),
      ),
    ),
  };
}

/** A value with every reference in it followed; undefined where one leads to nothing or in a circle. */
function resolved(tree: Tree, value: unknown, depth = 0): unknown {
  if (depth > longestChain) return undefined;
  const target = targetOf(tree, value);
  if (target) return target.found === undefined ? undefined : resolved(tree, target.found, depth + 1);
  if (Array.isArray(value)) return value.map((part) => resolved(tree, part, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, resolved(tree, part, depth + 1)]),
  );
}

/** Whether a value is made of several, as typography and borders are; colours and lengths are objects too, and one value each. */
const isComposite = (value: unknown): value is Tree =>
  isRecord(value) && !Object.hasOwn(value, 'components') && !Object.hasOwn(value, 'unit');

/** Whether a value is text with a reference in it and more, as tools that do sums write. */
const isSum = (value: unknown) =>
  typeof value === 'string' && /\{[^{}]+\}/.test(value) && !/^\{[^{}]+\}$/.test(value.trim());

/** The tokens of a tree, those that are made of several taken apart. A sentence goes to `problems` for each that leads nowhere. */
export function flatten(tree: Tree, problems: string[]): readonly FlatToken[] {
  const walk = (group: Tree, path: readonly string[]): FlatToken[] => {
    const whole = extended(tree, group, path.join('/') || 'The document', problems);
    return Object.entries(whole).flatMap(([name, node]) => {
      if (!isRecord(node) || (name.startsWith('$') && name !== '$root')) return [];
      const here = name === '$root' ? path : [...path, name];
      if (!isToken(node)) return walk(node, here);
      const given = givenOf(node);
      if (isSum(given)) {
        problems.push(
          `${here.join('/')} is worked out from ${JSON.stringify(given)}: export the values resolved.`,
        );
        return [];
      }
      const value = resolved(tree, given);
      if (value === undefined) {
        problems.push(`${here.join('/')} leads to nothing, or back to itself: ${JSON.stringify(given)}.`);
        return [];
      }
      if (!isComposite(value)) return [{ path: here, value }];
      const parts = Object.entries(value).filter(([, part]) => part !== undefined);
      return parts.map(([part, own]) => ({ path: [...here, part], value: own }));
    });
  };
  return walk(tree, []);
}
