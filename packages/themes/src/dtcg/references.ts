import { isRecord } from '../checks/read-tokens.ts';

/** A document or a group of tokens, in the notation of the Design Tokens format. */
export type Tree = Readonly<Record<string, unknown>>;

// Longer chains of references than this are circles.
export const longestChain = 16;

/** Whether a node is a token: it has a value, or stands for another token. */
export const isToken = (node: unknown): node is Tree =>
  isRecord(node) && (Object.hasOwn(node, '$value') || typeof node.$ref === 'string');

/** What a token says: its value, or a reference to another. Any other node is returned as it is. */
export const givenOf = (node: unknown): unknown => {
  if (!isToken(node)) return node;
  return Object.hasOwn(node, '$value') ? node.$value : { $ref: node.$ref };
};

/** The names in a JSON pointer such as `#/light/action`; undefined for anything else. https://www.rfc-editor.org/rfc/rfc6901 */
function namesIn(pointer: string): readonly string[] | undefined {
  if (!pointer.startsWith('#/')) return undefined;
  const names = pointer.slice(2).split('/');
  return names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const aliasIn = (text: string) => /^\{([^{}]+)\}$/.exec(text.trim())?.[1]?.split('.');

function nodeAt(tree: unknown, names: readonly string[]): unknown {
  let here = tree;
  for (const name of names) {
    if ((!isRecord(here) && !Array.isArray(here)) || !Object.hasOwn(here, name)) return undefined;
    here = Reflect.get(here, name);
  }
  return here;
}

/** The group that a `$extends` names: `{base.light}`, `#/base/light` or `{ "$ref": "#/base/light" }`. */
export function groupAt(tree: unknown, reference: unknown): Tree | undefined {
  const pointer = isRecord(reference) ? reference.$ref : reference;
  const names = typeof pointer === 'string' ? (aliasIn(pointer) ?? namesIn(pointer)) : undefined;
  const node = names && nodeAt(tree, names);
  return isRecord(node) ? node : undefined;
}

/** What a whole-value reference leads to: `{group.token}`, or `{ "$ref": "#/group/token" }`. */
function targetOf(tree: unknown, value: unknown): { readonly found: unknown } | undefined {
  const alias = typeof value === 'string' ? aliasIn(value) : undefined;
  if (alias) {
    const node = nodeAt(tree, alias);
    // A reference to a group means the group's own token.
    return { found: isToken(node) ? givenOf(node) : givenOf(nodeAt(tree, [...alias, '$root'])) };
  }
  if (!isRecord(value) || typeof value.$ref !== 'string') return undefined;
  const names = namesIn(value.$ref);
  return { found: names && givenOf(nodeAt(tree, names)) };
}

/** A value behind the references that stand for the whole of it; undefined where they lead to nothing or in a circle. */
export function followed(tree: unknown, value: unknown): unknown {
  let here = value;
  for (let step = 0; step < longestChain; step += 1) {
    const target = targetOf(tree, here);
    if (!target) return here;
    here = target.found;
  }
  return undefined;
}

/** A value with every reference in it followed; undefined where one leads to nothing or in a circle. */
export function resolved(tree: unknown, value: unknown, depth = 0): unknown {
  const whole = depth < longestChain ? followed(tree, value) : undefined;
  if (!isRecord(whole) && !Array.isArray(whole)) return whole;
  const parts = Object.entries(whole).map(([name, part]) => [name, resolved(tree, part, depth + 1)] as const);
  if (parts.some(([, part]) => part === undefined)) return undefined;
  return Array.isArray(whole) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
