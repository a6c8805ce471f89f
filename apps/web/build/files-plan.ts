import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { isForVisitors } from '../src/app/guard/route-group.ts';
import type { AppRoute } from '../src/platform/navigation/screen-route.ts';
import type { FilesPlan, PageFiles } from '../src/platform/startup/preload/files-plan.ts';
import { chunksOf, chunkWith, filesOf } from './bundle.ts';
import { source } from './place.ts';
import { textsGroup } from './texts-group.ts';

/** A route of an area, and the file of the page behind it; a page that comes with the app has none of its own. */
type RouteWithPage = readonly [route: AppRoute, page: string | undefined];

async function routesOfAreas(): Promise<readonly RouteWithPage[]> {
  // Vite bundles what its configuration imports by name, and would follow every page.
  const index = source('app/generated/routes.ts');
  const { routes } = (await import(index)) as { readonly routes: readonly AppRoute[] };
  const files: string[] = [];
  for await (const file of glob(source('areas/**/*.route.ts'))) files.push(file);
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const path = /path: '([^']+)'/.exec(text)?.[1];
      const route = routes.find((one) => one.path === path);
      if (!route) throw new Error(`${file} is not in the index of routes: run \`pnpm generate\`.`);
      const page = /screen: \(\) => import\('([^']+)'\)/.exec(text)?.[1];
      return [route, page && join(dirname(file), page)] as const;
    }),
  );
}

const textsFile = /\/texts-([\w-]+)-(\w\w)-[\w-]{8}\.js$/;
const markFile = /\/icon-([a-z]+)-[\w-]{8}\.svg$/;
const wordsFile = /\/words-([\w-]+)-[\w-]{8}\.js$/;

/** Which files each page will ask for, from what the bundler has made. */
export const planFiles = async (bundle: Rolldown.OutputBundle, base: string): Promise<FilesPlan> =>
  planOf(bundle, base, await routesOfAreas());

/** The plan for these routes. */
export function planOf(
  bundle: Rolldown.OutputBundle,
  base: string,
  routes: readonly RouteWithPage[],
): FilesPlan {
  const chunks = chunksOf(bundle);
  const entry = filesOf(chunks, chunkWith(chunks, 'src/app/main.tsx'));
  const folder = 'assets/';
  const files: string[] = [];
  const place = (name: string) => {
    const short = name.slice(folder.length);
    if (!files.includes(short)) files.push(short);
    return files.indexOf(short);
  };
  const places = (end: string) =>
    [...filesOf(chunks, chunkWith(chunks, end))].filter((name) => !entry.has(name)).map(place);

  const pages: Record<string, PageFiles> = {};
  for (const [route, page] of routes) {
    const groups = new Set(route.texts.map(textsGroup));
    groups.delete('first');
    const own = { isForVisitors: isForVisitors(route), files: page ? places(page) : [], texts: [...groups] };
    for (const path of [route.path, ...(route.standsInFor ?? [])]) pages[path] = own;
  }
  const texts: Record<string, Record<string, number>> = {};
  const words: Record<string, number> = {};
  for (const { fileName } of chunks) {
    const [, group, language] = textsFile.exec(fileName) ?? [];
    if (group && language) texts[group] = { ...texts[group], [language]: place(fileName) };
    const [, brand] = wordsFile.exec(fileName) ?? [];
    if (brand) words[brand] = place(fileName);
  }
  const marks: Record<string, string> = {};
  for (const fileName of Object.keys(bundle)) {
    const [, brand] = markFile.exec(fileName) ?? [];
    if (brand) marks[brand] = fileName.slice(folder.length);
  }
  return {
    base: base + folder,
    home: '/ewa/home',
    returning: places('platform/startup/kept-configuration.ts'),
    signedIn: places('app/frame/signed-in.tsx'),
    files,
    pages,
    texts: texts as FilesPlan['texts'],
    words,
    marks,
  };
}
