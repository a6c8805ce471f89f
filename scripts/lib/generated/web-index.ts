import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../report.ts';

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

const note = '// Written by `pnpm generate`; a test fails when it is out of date.';

function routesFile(routes: readonly string[]): string {
  const imports = routes.map((file) => `import { route as ${nameOf(file)} } from '../../${file}';`);
  const names = routes.map((file) => `  ${nameOf(file)},`);
  return `${note}
import type { PathsOnce, ScreenRoute } from '../../platform/navigation/screen-route.ts';
${imports.join('\n')}

const all = [
${names.join('\n')}
] as const;

/** Every page that has a screen. The others, and paths that no page has, show page-not-found in place [access-021]. */
export const routes: readonly ScreenRoute[] = all satisfies PathsOnce<typeof all>;
`;
}

/** The page beside a route that comes with the app. */
const pageOf = (file: string) => file.replace(/\.route\.ts$/, '-page.tsx');

function atHandFile(routes: readonly string[]): string {
  const parts = ['Screen', 'title', 'back'];
  const imports = routes.flatMap((file) => [
    `import { ${parts.map((part) => `${part} as ${nameOf(file)}${part}`).join(', ')} } from '../../${pageOf(file)}';`,
    `import { route as ${nameOf(file)} } from '../../${file}';`,
  ]);
  const entries = routes.flatMap((file) => {
    const name = nameOf(file);
    const fields = parts.map((part) => `    ${part}: ${name}${part},`);
    return [`  [${name}.path]: {`, ...fields, `  } satisfies ScreenModule<typeof ${name}.path>,`];
  });
  return `${note}
import type { ScreenModule } from '../../platform/navigation/screen-route.ts';
${imports.join('\n')}

/** The pages that are no chunk of their own, by their paths. */
export const screensAtHand: Readonly<Record<string, ScreenModule>> = {
${entries.join('\n')}
};
`;
}

function textsFile(texts: readonly string[]): string {
  const areas = texts.map((file) => file.slice('areas/'.length, -'/texts.en.ts'.length));
  const loader = (area: string, language: string) =>
    `    ${language}: () => import('../../areas/${area}/texts.${language}.ts'),`;
  const entries = areas.map(
    (area) => `  '${area}': {\n${languages.map((language) => loader(area, language)).join('\n')}\n  },`,
  );
  const types = areas.map(
    (area) => `    readonly '${area}': (typeof import('../../areas/${area}/texts.en.ts'))['texts'];`,
  );
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
${entries.join('\n')}
};
`;
}

interface RouteModule {
  readonly route: { readonly screen: unknown };
}

/** Whether a route says that its page comes with the app. */
async function isAtHand(source: string, file: string): Promise<boolean> {
  const { route }: RouteModule = await import(/* @vite-ignore */ pathToFileURL(join(source, file)).href);
  return route.screen === 'atHand';
}

/** The generated index of the web app, by path below its source: what its screens declare about themselves. */
export async function webIndex(source: string = webSource): Promise<Readonly<Record<string, string>>> {
  const routes = filesIn(source, '{app,areas}/**/*.route.ts');
  const atHand: string[] = [];
  for (const file of routes) if (await isAtHand(source, file)) atHand.push(file);
  return {
    'app/generated/routes.ts': routesFile(routes),
    'app/generated/screens-at-hand.ts': atHandFile(atHand),
    'app/generated/texts.ts': textsFile(filesIn(source, 'areas/**/texts.en.ts')),
  };
}
