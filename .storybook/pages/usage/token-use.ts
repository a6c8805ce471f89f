import { scanTokens, type TokenGroups } from './scan-tokens.ts';

/** What one component reads. */
export interface ComponentUse {
  /** Folder of the component: `components/button`. */
  readonly folder: string;
  /** Its name: `button`. */
  readonly name: string;
  /** Tokens that its own files read, or shared styles that no component owns. */
  readonly own: readonly string[];
  /** Tokens that only come with the components it is made of. */
  readonly through: readonly string[];
}

const relative = /from\s+'(\.[^']+)'/g;

/** The path that a relative import means, seen from a file. */
export function resolveImport(from: string, target: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const folderOf = (path: string) => path.split('/').slice(0, 2).join('/');
/** Folders named `shared` hold styles that several components own together. */
const isComponent = (path: string) => /^(primitives|components|patterns)\/(?!shared\/)[^/]+\//.test(path);

/** Every file that a set of files leads to by import, themselves included, as far as `enters` lets it go on. */
function reach(
  sources: Readonly<Record<string, string>>,
  start: readonly string[],
  enters: (path: string) => boolean = () => true,
): readonly string[] {
  const seen = new Set<string>();
  const queue = [...start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const source = sources[path];
    if (source === undefined || seen.has(path) || !enters(path)) continue;
    seen.add(path);
    for (const [, target = ''] of source.matchAll(relative)) queue.push(resolveImport(path, target));
  }
  return [...seen];
}

/** Component by component, the tokens it reads itself and those that come with its parts. */
export function tokenUse(
  sources: Readonly<Record<string, string>>,
  groups: TokenGroups,
): readonly ComponentUse[] {
  const scanned = new Map(Object.entries(sources).map(([path, text]) => [path, scanTokens(text, groups)]));
  const folders = [...new Set(Object.keys(sources).filter(isComponent).map(folderOf))].toSorted();
  const tokensOf = (paths: readonly string[]) => {
    const found = new Set(paths.flatMap((path) => scanned.get(path) ?? []));
    return Object.entries(groups).flatMap(([group, keys]) =>
      keys.map((key) => `${group}.${key}`).filter((token) => found.has(token)),
    );
  };
  return folders.map((folder) => {
    const inside = Object.keys(sources).filter((path) => isComponent(path) && folderOf(path) === folder);
    const isOwn = (path: string) => !isComponent(path) || folderOf(path) === folder;
    const own = tokensOf(reach(sources, inside, isOwn));
    return {
      folder,
      name: folder.split('/')[1] ?? folder,
      own,
      through: tokensOf(reach(sources, inside)).filter((token) => !own.includes(token)),
    };
  });
}

/** The components that read a token themselves, and those it only comes to with a part. */
export const usersOf = (uses: readonly ComponentUse[], token: string) => ({
  own: uses.filter(({ own }) => own.includes(token)),
  through: uses.filter(({ through }) => through.includes(token)),
});
