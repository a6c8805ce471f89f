import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstLanguage } from '@dayfare/domain/product';

/** What the build says of the pages that it has rendered. */
interface RenderedPages {
  /** Paths at which visitors arrive. */
  readonly arrivals: readonly string[];
  /** File by environment and language, `Common en`. */
  readonly pages: Readonly<Record<string, string>>;
}

const folder = 'prerendered';

async function listIn(dist: string): Promise<RenderedPages> {
  try {
    return JSON.parse(await readFile(join(dist, folder, 'pages.json'), 'utf8')) as RenderedPages;
  } catch {
    // A build without rendered pages: the script makes each.
    return { arrivals: [], pages: {} };
  }
}

/** Languages that a browser asks for, as it orders them. */
const languagesOf = (accepted = '') => accepted.split(',').map((entry) => entry.split(';')[0]?.trim() ?? '');

/**
 * Which file answers a page's path: one that the build has rendered in the environment's look and the browser's language, or `index.html`.
 * `environment` null: nobody knows the look before the app has asked.
 */
export function pageFiles(dist: string) {
  let list: Promise<RenderedPages> | undefined;
  return async (path: string, environment: string | null, acceptLanguage?: string): Promise<string> => {
    list ??= listIn(dist);
    const { arrivals, pages } = await list;
    const language = firstLanguage(null, languagesOf(acceptLanguage));
    const rendered = environment !== null && arrivals.includes(path) && pages[`${environment} ${language}`];
    return rendered ? `${folder}/${rendered}` : 'index.html';
  };
}
