import { isRecord, shown } from '../checks/read-tokens.ts';
import { type Scheme, schemes } from '../contract/tokens.ts';
import { overlaid } from '../dtcg/extends.ts';
import type { Tree } from '../dtcg/references.ts';
import { figmaTrees, figmaVariables } from './figma.ts';
import { isTokensStudio, tokensStudioTrees } from './tokens-studio.ts';
import { flatten, type SourceTree } from './tree.ts';
import { schemeIn } from './words.ts';

/** A file that another tool wrote. */
export interface SourceFile {
  readonly name: string;
  /** What its JSON says. */
  readonly document: unknown;
}

/** A token of another tool, with its value in each scheme. */
export interface SourceToken {
  /** The names of its groups and its own, parted by slashes, without those that only name a scheme. */
  readonly name: string;
  readonly values: Readonly<Partial<Record<Scheme, unknown>>>;
}

/** What the files of another tool hold. */
export interface Source {
  readonly tokens: readonly SourceToken[];
  /** Whether they say anything of the dark scheme. Without, their colours are those of the light one. */
  readonly hasDark: boolean;
  /** One sentence for each thing that could not be read. */
  readonly problems: readonly string[];
}

/** The name of the mode that a file of Figma's own export holds. */
function modeIn(document: Tree): string | undefined {
  const extensions = isRecord(document.$extensions) ? document.$extensions : {};
  const name = extensions['com.figma.modeName'];
  return typeof name === 'string' ? name : undefined;
}

function treesOf({ name, document }: SourceFile, problems: string[]): readonly SourceTree[] {
  if (!isRecord(document)) {
    problems.push(`${name} must be an object of groups of tokens.`);
    return [];
  }
  if (Array.isArray(document.resolutionOrder)) {
    problems.push(`${name} only says which files belong together: open those files, all at once.`);
    return [];
  }
  const variables = figmaVariables(document);
  if (variables) return figmaTrees(variables);
  if (isTokensStudio(document)) return tokensStudioTrees(document);
  return [{ name, scheme: schemeIn(modeIn(document) ?? name), tree: document }];
}

/** The tree of a scheme: what is for both, then what is for it alone. Of two that say different things of one token the first counts. */
function treeOf(scheme: Scheme, trees: readonly SourceTree[]): Tree {
  const shared = trees.filter((each) => each.scheme === undefined);
  const own = trees.filter((each) => each.scheme === scheme);
  return [...own, ...shared].map(({ tree }) => tree).reduce((above, below) => overlaid(below, above), {});
}

/** The scheme that a group is named after, by that word alone: `blueLight` is a shade. */
const groupScheme = (name: string) => schemes.find((scheme) => scheme === name.toLowerCase());

/**
 * Reads what other tools write, one brand from one or several files: the Design Tokens format with any names, Figma's variables (its own
 * export, one file a mode, or the answer of its REST API) and Tokens Studio's sets. A scheme is told by a mode, a theme, a file's name or
 * a group.
 */
export function readSource(files: readonly SourceFile[]): Source {
  const problems: string[] = [];
  const trees = files.flatMap((file) => treesOf(file, problems));
  const found = new Map<string, Partial<Record<Scheme, unknown>>>();
  let hasDark = trees.some(({ scheme }) => scheme === 'dark');
  for (const scheme of schemes) {
    for (const { path, value } of flatten(treeOf(scheme, trees), problems)) {
      const groups = path.slice(0, -1);
      const spoken = groups.map(groupScheme).find((each) => each !== undefined);
      hasDark ||= spoken === 'dark';
      if (spoken !== undefined && spoken !== scheme) continue;
      const name = [...groups.filter((group) => !groupScheme(group)), path.at(-1)].join('/');
      found.set(name, { ...found.get(name), [scheme]: value });
    }
  }
  if (found.size === 0 && problems.length === 0) {
    problems.push(`${files.map(({ name }) => shown(name)).join(' and ')} holds no tokens.`);
  }
  return {
    tokens: [...found].map(([name, values]) => ({ name, values })),
    hasDark,
    problems: [...new Set(problems)],
  };
}
