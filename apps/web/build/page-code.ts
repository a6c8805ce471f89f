import type { Plugin } from 'vite';
import { type Chunks, chunksOf, chunkWith, filesOf } from './bundle.ts';
import { type PlannedRoute, routesOfAreas } from './files-plan.ts';

/** Areas whose code stands in chunks that pages of others share. A new area is not among them. */
const shared: ReadonlySet<string> = new Set(['money', 'session', 'help']);

const areaOf = (id: string) => /\/src\/areas\/([a-z-]+)\//.exec(id)?.[1];
/** What writes PDFs is fetched with the first one. */
const pdfWriter = /\/packages\/pdf\/src\/|\/node_modules\/pdfkit\//;

/** What a module imports, not what it loads later. */
type ImportsOf = (id: string) => readonly string[];

/** Modules that these cannot do without. */
function neededBy(modules: readonly string[], importsOf: ImportsOf): ReadonlySet<string> {
  const needed = new Set(modules);
  for (const id of needed) for (const imported of importsOf(id)) needed.add(imported);
  return needed;
}

/**
 * Pages that fetch code of an area that they do not use, or what writes PDFs: `/card/home fetches savings: …/goal-row.tsx`. An area that a page's own
 * code imports, by its index, is used. Throws where there is no page to look at.
 */
export function foreignCode(
  chunks: Chunks,
  routes: readonly PlannedRoute[],
  importsOf: ImportsOf,
): readonly string[] {
  const pages = routes.flatMap(({ route, modules }) => {
    const page = modules.find((path) => areaOf(path) !== undefined);
    return page ? [{ path: route.path, page }] : [];
  });
  if (pages.length === 0) throw new Error('The build has no page of an area to look at.');
  return pages.flatMap(({ path, page }) => {
    const first = chunkWith(chunks, page);
    const needed = neededBy(
      first.moduleIds.filter((id) => id.endsWith(page)),
      importsOf,
    );
    const names = filesOf(chunks, first);
    const fetched = chunks
      .filter(({ fileName }) => names.has(fileName))
      .flatMap(({ moduleIds }) => moduleIds);
    const foreign = new Map<string, string>();
    for (const id of fetched) {
      const area = pdfWriter.test(id) ? 'the PDF writer' : areaOf(id);
      if (area && area !== areaOf(page) && !shared.has(area) && !needed.has(id)) foreign.set(area, id);
    }
    return [...foreign].map(([area, id]) => `${path} fetches ${area}: ${id}`);
  });
}

/** Fails the build where a page fetches code of an area that it does not use: a chunk has been joined that should not be. */
export function pageCode(): Plugin {
  return {
    name: 'page-code',
    apply: 'build',
    async generateBundle(_, bundle) {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const found = foreignCode(chunksOf(bundle), await routesOfAreas(), importsOf);
      if (found.length > 0) this.error(`Pages fetch what they do not use:\n${found.join('\n')}`);
    },
  };
}
