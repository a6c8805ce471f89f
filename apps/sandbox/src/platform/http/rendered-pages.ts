import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstLanguage } from '@dayfare/domain/product';

/** The build's list of rendered pages: file by the path at which visitors arrive, and by environment and language, `Common en`. */
type RenderedPages = Readonly<Record<string, Readonly<Record<string, string>>>>;

const folder = 'prerendered';

async function listIn(dist: string): Promise<RenderedPages> {
  try {
    return JSON.parse(await readFile(join(dist, folder, 'pages.json'), 'utf8')) as RenderedPages;
  } catch {
    // A build without rendered pages: the script renders each.
    return {};
  }
}

/** The browser's languages, in its order. */
const languagesOf = (accepted = '') => accepted.split(',').map((entry) => entry.split(';')[0]?.trim() ?? '');

/**
 * Returns the file for a page's path: one rendered by the build for the environment and the browser's language, or `index.html`.
 * `environment` is null if only the app can determine the look.
 */
export function pageFiles(dist: string) {
  let list: Promise<RenderedPages> | undefined;
  return async (path: string, environment: string | null, acceptLanguage?: string): Promise<string> => {
    list ??= listIn(dist);
    const pages = await list;
    const language = firstLanguage(null, languagesOf(acceptLanguage));
    const rendered = environment !== null && pages[path]?.[`${environment} ${language}`];
    return rendered ? `${folder}/${rendered}` : 'index.html';
  };
}
