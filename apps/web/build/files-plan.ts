import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { isForVisitors } from '../src/app/guard/route-group.ts';
import type { AppRoute } from '../src/platform/navigation/screen-route.ts';
import type { FilesPlan, PageFiles } from '../src/platform/startup/preload/files-plan.ts';
import { source } from './place.ts';
import { textsGroup } from './texts-group.ts';

type Chunks = readonly Rolldown.OutputChunk[];
/** Vite notes here which stylesheets come with a chunk. */
type WithStyles = Rolldown.OutputChunk & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** A chunk, and all that must come with it, styles too. */
function filesOf(chunks: Chunks, first: Rolldown.OutputChunk): ReadonlySet<string> {
  const names = new Set([first.fileName]);
  for (const name of names) {
    const chunk = chunks.find(({ fileName }) => fileName === name) as WithStyles | undefined;
    for (const imported of chunk?.imports ?? []) names.add(imported);
    for (const sheet of chunk?.viteMetadata?.importedCss ?? []) names.add(sheet);
  }
  return names;
}

/** A module by the end of its path; the build fails where it has gone. */
function chunkWith(chunks: Chunks, end: string): Rolldown.OutputChunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
  if (!found) throw new Error(`No file of the build has ${end}: it is named in build/files-plan.ts.`);
  return found;
}

/** Every route of an area, and the page behind it; a page that comes with the app has none of its own. */
async function routesOfAreas(): Promise<readonly (readonly [AppRoute, page: string | undefined])[]> {
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
export async function planFiles(bundle: Rolldown.OutputBundle, base: string): Promise<FilesPlan> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
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
  for (const [route, page] of await routesOfAreas()) {
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
