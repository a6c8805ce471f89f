import { dirname } from 'node:path/posix';

/** A file and what is in it. */
export interface SourceText {
  /** Path from the repository's root. */
  readonly path: string;
  readonly text: string;
}

/** The journeys of a change. */
export interface ChangedJourneys {
  /** Files of journeys to run. */
  readonly run: readonly string[];
  /** Files that come by a changed screen as well, and are left out because others tell more of it. */
  readonly leftOut: readonly string[];
}

/** How many files of journeys run at the most: each takes some 5 s. */
const most = 2;

/**
 * The journeys that come by a changed screen: those that name its address, the ones that name it most often first, and whatever journeys were changed
 * themselves. `routes` are all `*.route.ts`, `specs` all files of journeys.
 */
export function journeysFor(
  changed: readonly string[],
  routes: readonly SourceText[],
  specs: readonly SourceText[],
): ChangedJourneys {
  const folders = new Set(changed.map(dirname));
  const addresses = routes
    .filter(({ path }) => folders.has(dirname(path)))
    .flatMap(({ text }) => /path: '([^']+)'/.exec(text)?.[1] ?? []);
  const own = specs.map(({ path }) => path).filter((path) => changed.includes(path));
  const counted = specs
    .filter(({ path }) => !own.includes(path))
    .map(({ path, text }) => ({ path, times: timesIn(text, addresses) }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times || a.path.localeCompare(b.path))
    .map(({ path }) => path);
  const room = Math.max(0, most - own.length);
  return { run: [...own, ...counted.slice(0, room)], leftOut: counted.slice(room) };
}

/** A part of an address as a pattern; in a regular expression of a journey its slashes are escaped. */
const patternOf = (part: string) => part.replaceAll(/[.*+?^${}()|[\]]/g, '\\$&').replaceAll('/', '\\\\?/');

/** How often a text names one of these addresses, but not a longer one that begins with it; `:id` stands for anything. */
function timesIn(text: string, addresses: readonly string[]): number {
  return addresses.reduce((times, address) => {
    const pattern = address.split(/:\w+/).map(patternOf).join('[^/\'"`]+');
    return times + [...text.matchAll(new RegExp(`${pattern}(?![\\w/-])`, 'g'))].length;
  }, 0);
}
