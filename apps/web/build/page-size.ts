import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { isForVisitors } from '../src/app/guard/route-group.ts';
import { textsGroup } from '../src/platform/i18n/texts-group.ts';
import { type Chunks, chunksOf, chunkWith, filesOf } from './bundle.ts';
import { type PlannedRoute, routesOfAreas } from './files-plan.ts';

/**
 * What the script of a page may come to with English texts, bytes, gzipped. Each is just above what the page has come to, so that no change makes it larger unseen;
 * docs/figures/bytes.md has what it should be. Forms with dates and lists are the largest.
 */
const bounds: Readonly<Record<string, number>> = {
  '/welcome': 191_000,
  '/welcome/login': 191_000,
  '/ewa/home': 260_000,
  '/ewa/get-money': 290_000,
  '/ewa/get-money/review': 296_000,
  '/ewa/history': 299_000,
  '/ewa/receipt/:id': 299_000,
  '/card/home': 296_000,
};
const usualBound = 430_000;

/** Size of what a chunk comes to on the way, bytes. */
export const gzipped = ({ code }: Pick<Rolldown.OutputChunk, 'code'>): number =>
  gzipSync(code, { level: 9 }).length;

/** Names of the scripts that a page fetches before it stands, with its English texts; none of what follows. */
function scriptsOf({ route, modules, texts }: PlannedRoute, chunks: Chunks): ReadonlySet<string> {
  const starts = [
    'src/app/main.tsx',
    ...(isForVisitors(route) ? [] : ['app/frame/signed-in.tsx']),
    ...modules,
  ];
  const names = starts.flatMap((end) => [...filesOf(chunks, chunkWith(chunks, end))]);
  const groups = ['first', ...texts.map(textsGroup)];
  const words = chunks.filter(({ fileName }) =>
    groups.some((group) => fileName.startsWith(`assets/texts-${group}-en-`)),
  );
  return new Set([...names, ...words.map(({ fileName }) => fileName)]);
}

/** Pages that fetch more script than they may: `/card/home fetches 312.4 kB of script, 300.0 at most`. Throws where there is no page to look at. */
export function tooLarge(
  chunks: Chunks,
  routes: readonly PlannedRoute[],
  sizeOf: (chunk: Rolldown.OutputChunk) => number,
): readonly string[] {
  if (routes.length === 0) throw new Error('The build has no page to weigh.');
  const sizes = new Map(chunks.map((chunk) => [chunk.fileName, sizeOf(chunk)]));
  const kilo = (size: number) => (size / 1_000).toFixed(1);
  return routes.flatMap((page) => {
    const size = [...scriptsOf(page, chunks)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
    const bound = bounds[page.route.path] ?? usualBound;
    return size > bound
      ? [`${page.route.path} fetches ${kilo(size)} kB of script, ${kilo(bound)} at most`]
      : [];
  });
}

/** Fails the build where a page has become too large. */
export function pageSize(): Plugin {
  return {
    name: 'page-size',
    apply: 'build',
    async generateBundle(_, bundle) {
      const routes = await routesOfAreas();
      for (const path of Object.keys(bounds))
        if (!routes.some(({ route }) => route.path === path))
          this.error(`No page is at ${path}: see page-size.ts.`);
      const found = tooLarge(chunksOf(bundle), routes, gzipped);
      if (found.length > 0) this.error(`Pages are too large:\n${found.join('\n')}`);
    },
  };
}
