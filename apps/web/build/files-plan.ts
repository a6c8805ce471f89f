import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { isForVisitors } from '../src/app/guard/route-group.ts';
import { textsGroup } from '../src/platform/i18n/texts-group.ts';
import type { AppRoute, AreaScreens } from '../src/platform/navigation/screen-route.ts';
import type { FilesPlan, PageFiles } from '../src/platform/startup/preload/files-plan.ts';
import { chunksOf, chunkWith, filesOf } from './bundle.ts';
import { source } from './place.ts';

/** A route of an area, and what is loaded for it. */
export interface PlannedRoute {
  readonly route: AppRoute;
  /** Names of texts, `money/home`. */
  readonly texts: readonly string[];
  /** Paths below the source of the modules that are imported for it; none for a page that comes with the app. */
  readonly modules: readonly string[];
}

/** The routes of all areas, with the modules that each imports. */
export async function routesOfAreas(): Promise<readonly PlannedRoute[]> {
  // Vite bundles what its configuration imports by name, and would follow every page.
  const index = source('app/generated/routes.ts');
  const { routes, areaScreens } = (await import(index)) as {
    readonly routes: readonly AppRoute[];
    readonly areaScreens: Readonly<Record<string, () => Promise<AreaScreens>>>;
  };
  const files: string[] = [];
  for await (const file of glob(source('areas/**/*.route.ts'))) files.push(file);
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const path = /path: '([^']+)'/.exec(text)?.[1];
      const route = routes.find((one) => one.path === path);
      if (!route) throw new Error(`${file} is not in the index of routes: run \`pnpm generate\`.`);
      const page = /screen: \(\) => import\('([^']+)'\)/.exec(text)?.[1];
      if (!page) return { route, texts: [], modules: [] };
      const parts = (await areaScreens[route.area]?.())?.screens[route.path];
      return {
        route,
        texts: parts?.texts ?? [],
        modules: [`app/generated/screens/${route.area}.ts`, join(dirname(file), page)],
      };
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
  routes: readonly PlannedRoute[],
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
  for (const { route, texts, modules } of routes) {
    const groups = new Set(texts.map(textsGroup));
    groups.delete('first');
    const own = {
      isForVisitors: isForVisitors(route),
      files: [...new Set(modules.flatMap(places))],
      texts: [...groups],
    };
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
