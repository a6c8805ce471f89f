import { dirname } from 'node:path/posix';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isOfWeb = (path: string) => path.startsWith('apps/web/src/');

/** What `pnpm test:changed` asks of Vitest. */
export interface ChangedUnits {
  /** Test files of the web app, to be run by name. */
  readonly web: readonly string[];
  /** Whether code outside the web app has changed, whose tests Vitest finds by their imports. */
  readonly hasOthers: boolean;
}

/**
 * The unit tests of a change. Of the web app: those below the changed file's folder, or below the nearest folder above that has any. Most tests of
 * screens import the app, and so every screen: by imports, each of them would be reached by each change. Paths from the repository's root.
 */
export function unitsFor(changed: readonly string[], files: readonly string[]): ChangedUnits {
  const tests = files.filter((path) => isTest(path) && isOfWeb(path));
  const web = new Set<string>();
  for (const file of changed.filter(isOfWeb)) {
    if (isTest(file)) web.add(file);
    else if (/\.tsx?$/.test(file) && !file.endsWith('.stories.tsx'))
      for (const test of nearestTo(dirname(file), tests)) web.add(test);
  }
  const hasOthers = changed.some(
    (path) => /\.(ts|tsx|mjs|json|tsv)$/.test(path) && !path.startsWith('apps/web/'),
  );
  return { web: [...web].toSorted(), hasOthers };
}

function nearestTo(folder: string, tests: readonly string[]): readonly string[] {
  for (let at = folder; at !== 'apps/web/src'; at = dirname(at)) {
    const below = tests.filter((test) => test.startsWith(`${at}/`));
    if (below.length > 0) return below;
  }
  return [];
}
