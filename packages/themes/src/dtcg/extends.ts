import { isRecord } from '../checks/read-tokens.ts';
import { groupAt, isToken, longestChain, type Tree } from './references.ts';

/** One tree over another: groups are joined, and what both have is taken from the upper. */
export function overlaid(below: Tree, above: Tree): Tree {
  const entries = Object.entries(above).map(([name, upper]) => {
    const lower = Object.hasOwn(below, name) ? below[name] : undefined;
    const areGroups = isRecord(upper) && isRecord(lower) && !isToken(upper) && !isToken(lower);
    return [name, areGroups && !name.startsWith('$') ? overlaid(lower, upper) : upper];
  });
  return { ...below, ...Object.fromEntries(entries) };
}

/** A group with what it extends, its own tokens first. A sentence goes to `problems` where it extends nothing, or itself. */
export function extended(document: unknown, group: Tree, path: string, problems: string[], depth = 0): Tree {
  if (!Object.hasOwn(group, '$extends')) return group;
  const { $extends: from, ...own } = group;
  const base = depth < longestChain ? groupAt(document, from) : undefined;
  if (!base) {
    problems.push(`${path} extends ${JSON.stringify(from)}, which leads to no group.`);
    return own;
  }
  return overlaid(extended(document, base, path, problems, depth + 1), own);
}
