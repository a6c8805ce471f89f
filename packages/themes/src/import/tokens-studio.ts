import { isRecord } from '../checks/read-tokens.ts';
import type { Tree } from '../dtcg/references.ts';
import type { SourceTree } from './tree.ts';
import { schemeIn } from './words.ts';

/** A theme of Tokens Studio: which sets it uses. */
interface Theme {
  readonly name: string;
  readonly sets: readonly string[];
}

const enabled = ['enabled', 'source'];

/** The themes of a document, as far as they are themes. */
function themesOf(document: Tree): readonly Theme[] {
  if (!Array.isArray(document.$themes)) return [];
  return document.$themes.flatMap((theme: unknown) => {
    if (!isRecord(theme) || typeof theme.name !== 'string' || !isRecord(theme.selectedTokenSets)) return [];
    const states = Object.entries(theme.selectedTokenSets);
    return [
      {
        name: theme.name,
        sets: states.filter(([, state]) => enabled.includes(String(state))).map(([set]) => set),
      },
    ];
  });
}

/** Whether a document is Tokens Studio's: sets at the top, with a list of themes or an order of sets beside them, or values without a `$`. */
export function isTokensStudio(document: Tree): boolean {
  if (Object.hasOwn(document, '$themes') || Object.hasOwn(document, '$metadata')) return true;
  const isLegacy = (node: unknown, depth = 0): boolean =>
    isRecord(node) &&
    ((Object.hasOwn(node, 'value') && typeof node.type === 'string') ||
      (depth < 8 && Object.values(node).some((inner) => isLegacy(inner, depth + 1))));
  return isLegacy(document);
}

/** A set in the format's own notation: `value` and `type` get their `$`, and so do references written as `$name`. */
function inFormat(node: unknown): unknown {
  if (!isRecord(node)) return node;
  const isLegacy = Object.hasOwn(node, 'value') && (typeof node.type === 'string' || !isRecord(node.value));
  if (!isLegacy && !Object.hasOwn(node, '$value')) {
    return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, inFormat(inner)]));
  }
  const { value, type, ...rest } = node;
  return isLegacy ? { ...rest, $type: type, $value: value } : node;
}

/** The sets of a document in their order, each with the scheme that it is for: that of the themes which alone use it, or that of its name. */
export function tokensStudioTrees(document: Tree): readonly SourceTree[] {
  const order = isRecord(document.$metadata) ? document.$metadata.tokenSetOrder : undefined;
  const names = Object.keys(document).filter((name) => !name.startsWith('$'));
  const sets = Array.isArray(order)
    ? [
        ...order.filter((name): name is string => names.includes(name)),
        ...names.filter((name) => !order.includes(name)),
      ]
    : names;
  const themes = themesOf(document).flatMap(({ name, sets: own }) => {
    const scheme = schemeIn(name);
    return scheme ? [{ scheme, own }] : [];
  });
  const schemeOf = (set: string) => {
    const users = new Set(themes.filter(({ own }) => own.includes(set)).map(({ scheme }) => scheme));
    const [only] = users;
    if (users.size === 0) return schemeIn(set);
    return users.size === 1 && new Set(themes.map(({ scheme }) => scheme)).size > 1 ? only : undefined;
  };
  const trees = sets.map((set) => ({ name: set, scheme: schemeOf(set), tree: inFormat(document[set]) }));
  return trees.filter((each): each is SourceTree => isRecord(each.tree));
}
