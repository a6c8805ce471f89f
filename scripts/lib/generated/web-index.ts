import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../report.ts';
import { entriesIndex } from './entries-index.ts';
import { routesIndex } from './routes-index.ts';
import { textsUsedBy } from './screen-texts.ts';
import { textAreaOf, textsIndex } from './texts-index.ts';

/** Where the web app's source lies in this repository. */
export const webSource: string = join(root, 'apps/web/src');

const byPath = (a: string, b: string) => (a < b ? -1 : 1);

/** Files below the web app's source by a pattern, with `/` between folders, sorted. */
const filesIn = (source: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .sort(byPath);

/** The generated index of the web app, by path below its source: what its screens declare about themselves. */
export async function webIndex(source: string = webSource): Promise<Readonly<Record<string, string>>> {
  const texts = filesIn(source, '{app,areas,kit}/**/texts.en.ts');
  const routes = filesIn(source, '{app,areas}/**/*.route.ts');
  return {
    ...(await routesIndex(source, routes, textsUsedBy(texts.map(textAreaOf)))),
    ...textsIndex(texts),
    ...(await entriesIndex(source, filesIn(source, '{app,areas}/**/*.entry.ts'))),
  };
}
