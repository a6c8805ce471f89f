import { isRecord } from '../checks/read-tokens.ts';
import type { Scheme } from '../contract/tokens.ts';
import { extended } from '../dtcg/extends.ts';
import { followed, givenOf, isToken, resolved, type Tree } from '../dtcg/references.ts';

/** Groups of tokens in the format's notation, and the scheme that they are for; undefined for both. */
export interface SourceTree {
  readonly name: string;
  readonly scheme: Scheme | undefined;
  readonly tree: Tree;
}

/** A token of a tree, with nothing left to follow. */
export interface FlatToken {
  /** Names from the outermost group to the token. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Whether a value is made of several, as typography and borders are; colours and lengths are objects too, and one value each. */
const isComposite = (value: unknown): value is Tree =>
  isRecord(value) && !Object.hasOwn(value, 'components') && !Object.hasOwn(value, 'unit');

/** Whether a value is text with a reference in it and more, as tools that do sums write. */
const isSum = (value: unknown) =>
  typeof value === 'string' && /\{[^{}]+\}/.test(value) && !/^\{[^{}]+\}$/.test(value.trim());

/** The tokens of a tree, those that are made of several taken apart. A sentence goes to `problems` for each that leads nowhere. */
export function flatten(tree: Tree, problems: string[]): readonly FlatToken[] {
  const leaf = (path: readonly string[], given: unknown): FlatToken[] => {
    const value = resolved(tree, given);
    if (value !== undefined) return [{ path, value }];
    problems.push(`${path.join('/')} leads to nothing, or back to itself: ${JSON.stringify(given)}.`);
    return [];
  };
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
      const value = followed(tree, given);
      if (!isComposite(value)) return leaf(here, given);
      return Object.entries(value).flatMap(([part, own]) => leaf([...here, part], own));
    });
  };
  return walk(tree, []);
}
