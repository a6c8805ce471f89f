import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RouteFacts, routeCatalogue } from '@dayfare/domain/access';
import { OrderError } from '../make/order-error.ts';
import { note } from './area-parts.ts';
import { placeBeside } from './entries-index.ts';

const byPath = (a: string, b: string) => (a < b ? -1 : 1);

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
  readonly part: string | undefined;
  readonly secrets: readonly string[] | undefined;
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
    readonly part?: string;
    readonly secrets?: readonly string[];
    readonly screen: unknown;
  };
}

/** The page beside a route that comes with the app. */
const pageOf = (file: string) => file.replace(/\.route\.ts$/, '-page.tsx');

async function declared(source: string, file: string): Promise<Declared> {
  const at = join(source, file);
  const { route }: RouteModule = await import(/* @vite-ignore */ pathToFileURL(at).href);
  const page = /import\('(\.[^']+)'\)/.exec(readFileSync(at, 'utf8'))?.[1];
  return {
    ...{ file, path: route.path ?? '', standsInFor: route.standsInFor ?? [] },
    ...{ part: route.part, secrets: route.secrets, isBundled: route.screen === 'bundled' },
    place: placeBeside(source, file),
    page: page ? join(dirname(at), page) : join(source, pageOf(file)),
  };
}

/** Areas of so many screens that each of their rooms has a file of its own. */
const large: ReadonlySet<string> = new Set(['money']);

/** The file of screens that a route's is in: its area's, `card`; its room's in a large one, `money-home`; `app` for the composition's own pages. */
function areaOf({ file }: Declared): string {
  const [, area, room] = /^areas\/([^/]+)\/([^/]+)\//.exec(file) ?? [];
  if (!area) return 'app';
  return large.has(area) ? `${area}-${room}` : area;
}

const quoted = (text: string) => `'${text}'`;
const listed = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`;

const factsOf = (path: string): Partial<RouteFacts> =>
  (routeCatalogue as Readonly<Record<string, RouteFacts>>)[path] ?? {};

/** What the app knows of a page before it has loaded anything of its area. */
function entryOf(route: Declared): string {
  const { path, standsInFor, part, secrets, place, isBundled } = route;
  const fields = [
    `path: '${path}', area: '${areaOf(route)}', guard: '${factsOf(path).opening ?? 'signedIn'}'`,
    part && `part: '${part}'`,
    place && `place: '${place}'`,
    standsInFor.length > 0 && `standsInFor: ${listed(standsInFor)}`,
    secrets && `secrets: ${listed(secrets)}`,
    isBundled && 'isBundled: true',
  ];
  return `  { ${fields.filter(Boolean).join(', ')} },`;
}

function routesFile(routes: readonly Declared[]): string {
  const paths = routes.flatMap(({ path, standsInFor }) => [path, ...standsInFor]).toSorted(byPath);
  const areas = [...new Set(routes.filter(({ isBundled }) => !isBundled).map(areaOf))].toSorted(byPath);
  return `${note}
import type {} from '../../platform/navigation/path-to.ts';
import type { AppRoute, AreaScreens } from '../../platform/navigation/screen-route.ts';

declare module '../../platform/navigation/path-to.ts' {
  interface ScreenPaths {
${paths.map((path) => `    readonly '${path}': true;`).join('\n')}
  }
}

/** Every page that has a screen. The others, and paths that no page has, show page-not-found in place [access-021]. */
export const routes: readonly AppRoute[] = [
${routes.map(entryOf).join('\n')}
];

/** The screens of each area, loaded with its first page. */
export const areaScreens: Readonly<Record<string, () => Promise<AreaScreens>>> = {
${areas.map((area) => `  '${area}': () => import('./screens/${area}.ts'),`).join('\n')}
};
`;
}

type TextsOf = (page: string) => readonly string[];

const partsOf = ({ path, page }: Declared, textsOf: TextsOf) =>
  `back: '${factsOf(path).back ?? 'previous'}', texts: ${listed(textsOf(page))}`;

function screensFile(routes: readonly Declared[], textsOf: TextsOf): string {
  const imports = routes.map(({ file }) => `import { route as ${nameOf(file)} } from '../../../${file}';`);
  const entries = routes.map((route) => {
    const name = nameOf(route.file);
    return `  [${name}.path]: { screen: ${name}.screen, ${partsOf(route, textsOf)} },`;
  });
  return `${note}
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
${imports.join('\n')}

export const screens: AreaScreens['screens'] = {
${entries.join('\n')}
};
`;
}

function bundledFile(routes: readonly Declared[], textsOf: TextsOf): string {
  const imports = routes.flatMap(({ file }) => [
    `import { Screen as ${nameOf(file)}Screen, title as ${nameOf(file)}Title } from '../../${pageOf(file)}';`,
    `import { route as ${nameOf(file)} } from '../../${file}';`,
  ]);
  const entries = routes.map((route) => {
    const name = nameOf(route.file);
    const screen = `{ Screen: ${name}Screen, title: ${name}Title }`;
    return `  [${name}.path]: { screen: async () => (${screen}), ${partsOf(route, textsOf)} },`;
  });
  return `${note}
import type { AreaScreens } from '../../platform/navigation/screen-route.ts';
${imports.join('\n')}

/** The pages that are no chunk of their own, by their paths. */
export const bundledScreens: AreaScreens['screens'] = {
${entries.join('\n')}
};
`;
}

/** Paths that come up twice are an error: the router would take the first. */
function checkPaths(routes: readonly Declared[]): void {
  const files = new Map<string, string>();
  for (const { file, path, standsInFor } of routes)
    for (const one of [path, ...standsInFor]) {
      const other = files.get(one);
      if (other) throw new OrderError(`Two screens have the path ${one}: ${other} and ${file}.`);
      files.set(one, file);
    }
}

/** The index of routes, and each area's screens, by path below the web app's source. `files` are the routes' files. */
export async function routesIndex(
  source: string,
  files: readonly string[],
  textsOf: TextsOf,
): Promise<Readonly<Record<string, string>>> {
  const routes = await Promise.all(files.map((file) => declared(source, file)));
  checkPaths(routes);
  const areas = Map.groupBy(
    routes.filter(({ isBundled }) => !isBundled),
    areaOf,
  );
  return {
    'app/generated/routes.ts': routesFile(routes),
    'app/generated/bundled-screens.ts': bundledFile(
      routes.filter(({ isBundled }) => isBundled),
      textsOf,
    ),
    ...Object.fromEntries(
      [...areas].map(([area, own]) => [`app/generated/screens/${area}.ts`, screensFile(own, textsOf)]),
    ),
  };
}
