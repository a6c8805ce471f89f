import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RouteFacts, routeCatalogue } from '@dayfare/domain/access';
import { root } from '../report.ts';
import { note } from './area-parts.ts';
import { entriesIndex, placeBeside } from './entries-index.ts';
import { textsUsedBy } from './screen-texts.ts';

/** Where the web app's source lies in this repository. */
export const webSource: string = join(root, 'apps/web/src');

const languages = ['en', 'es', 'fr'] as const;

const byPath = (a: string, b: string) => (a < b ? -1 : 1);

/** Files below the web app's source by a pattern, with `/` between folders, sorted. */
const filesIn = (source: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .sort(byPath);

/** `areas/money/get-money/where.route.ts` as a name in code: `moneyGetMoneyWhere`. */
const nameOf = (file: string): string =>
  file
    .replace(/^(?:areas|app)\//, '')
    .replace(/\.route\.ts$/, '')
    .replaceAll(/[-/]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A route as its folder declares it. */
interface Declared {
  /** Its file below the web app's source. */
  readonly file: string;
  readonly path: string;
  readonly standsInFor: readonly string[];
  readonly isBundled: boolean;
  /** The place of the navigation that it is, if any. */
  readonly place: string | undefined;
  /** The file of its page. */
  readonly page: string;
}

interface RouteModule {
  readonly route: {
    readonly path?: string;
    readonly standsInFor?: readonly string[];
    readonly screen: unknown;
  };
}

async function declared(source: string, file: string): Promise<Declared> {
  const at = join(source, file);
  const { route }: RouteModule = await import(/* @vite-ignore */ pathToFileURL(at).href);
  const page = /import\('(\.[^']+)'\)/.exec(readFileSync(at, 'utf8'))?.[1];
  return {
    ...{ file, path: route.path ?? '', standsInFor: route.standsInFor ?? [] },
    isBundled: route.screen === 'bundled',
    place: placeBeside(source, file),
    page: page ? join(dirname(at), page) : join(source, pageOf(file)),
  };
}

const quoted = (text: string) => `'${text}'`;

/** What follows from a route's path, its page and its entry: who may open it, where Back leads, which texts it loads, where it stands. */
function factsOf({ path, page, place }: Declared, textsOf: (page: string) => readonly string[]): string {
  const catalogue: Readonly<Record<string, RouteFacts>> = routeCatalogue;
  const { opening = 'signedIn', back = 'previous' } = catalogue[path] ?? {};
  const texts = textsOf(page).map(quoted).join(', ');
  return `guard: '${opening}', back: '${back}', texts: [${texts}]${place ? `, place: '${place}'` : ''}`;
}

function routesFile(routes: readonly Declared[], textsOf: (page: string) => readonly string[]): string {
  const imports = routes.map(({ file }) => `import { route as ${nameOf(file)} } from '../../${file}';`);
  const entries = routes.map((route) => `  { ...${nameOf(route.file)}, ${factsOf(route, textsOf)} },`);
  const paths = routes.flatMap(({ path, standsInFor }) => [path, ...standsInFor]).toSorted(byPath);
  return `${note}
import type {} from '../../platform/navigation/path-to.ts';
import type { AppRoute, PathsOnce } from '../../platform/navigation/screen-route.ts';
${imports.join('\n')}

declare module '../../platform/navigation/path-to.ts' {
  interface ScreenPaths {
${paths.map((path) => `    readonly '${path}': true;`).join('\n')}
  }
}

const all = [
${entries.join('\n')}
] as const;

/** Every page that has a screen. The others, and paths that no page has, show page-not-found in place [access-021]. */
export const routes: readonly AppRoute[] = all satisfies PathsOnce<typeof all>;
`;
}

/** The page beside a route that comes with the app. */
const pageOf = (file: string) => file.replace(/\.route\.ts$/, '-page.tsx');

function atHandFile(routes: readonly string[]): string {
  const parts = ['Screen', 'title'];
  const imports = routes.flatMap((file) => [
    `import { ${parts.map((part) => `${part} as ${nameOf(file)}${part}`).join(', ')} } from '../../${pageOf(file)}';`,
    `import { route as ${nameOf(file)} } from '../../${file}';`,
  ]);
  const entries = routes.flatMap((file) => {
    const name = nameOf(file);
    const fields = parts.map((part) => `    ${part}: ${name}${part},`);
    return [`  [${name}.path]: {`, ...fields, `  },`];
  });
  return `${note}
import type { ScreenModule } from '../../platform/navigation/screen-route.ts';
${imports.join('\n')}

/** The pages that are no chunk of their own, by their paths. */
export const bundledScreens: Readonly<Record<string, ScreenModule>> = {
${entries.join('\n')}
};
`;
}

/** `areas/help/faqs/texts.en.ts` as its text area: `help/faqs`; those of the kit keep its name: `kit/money`. */
const textAreaOf = (file: string): string => file.replace(/^areas\//, '').slice(0, -'/texts.en.ts'.length);

/** The words of the navigation, which are generated themselves: their text areas, and their files. */
const generatedWords = [
  ['app/entries', 'entry-words'],
  ['app/find', 'find-words'],
] as const;

function loaders(area: string, fileIn: (language: string) => string): string {
  const lines = languages.map((language) => `    ${language}: () => import('${fileIn(language)}'),`);
  return `  '${area}': {\n${lines.join('\n')}\n  },`;
}

function textsFile(texts: readonly string[]): string {
  const entries = texts.map((file) =>
    loaders(textAreaOf(file), (language) => `../../${file.replace(/en\.ts$/, `${language}.ts`)}`),
  );
  const types = [
    ...generatedWords.map(([area, file]) => [area, `./${file}.en.ts`]),
    ...texts.map((file) => [textAreaOf(file), `../../${file}`]),
  ].map(([area, file]) => `    readonly '${area}': (typeof import('${file}'))['texts'];`);
  return `${note}
import { type Catalogues, platformTexts } from '../../platform/i18n/area-texts.ts';

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
${types.join('\n')}
  }
}

/** Where the texts of every area are. */
export const catalogues: Catalogues = {
  app: platformTexts,
${generatedWords.map(([area, file]) => loaders(area, (language) => `./${file}.${language}.ts`)).join('\n')}
${entries.join('\n')}
};
`;
}

/** The generated index of the web app, by path below its source: what its screens declare about themselves. */
export async function webIndex(source: string = webSource): Promise<Readonly<Record<string, string>>> {
  const routes = await Promise.all(
    filesIn(source, '{app,areas}/**/*.route.ts').map((file) => declared(source, file)),
  );
  const texts = filesIn(source, '{areas,kit}/**/texts.en.ts');
  return {
    'app/generated/routes.ts': routesFile(routes, textsUsedBy(texts.map(textAreaOf))),
    'app/generated/bundled-screens.ts': atHandFile(
      routes.filter(({ isBundled }) => isBundled).map(({ file }) => file),
    ),
    'app/generated/texts.ts': textsFile(texts),
    ...(await entriesIndex(source, filesIn(source, '{app,areas}/**/*.entry.ts'))),
  };
}
