import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const moduleId = 'virtual:pages/component-sources';
const resolvedId = `\0${moduleId}`;
const home = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));

const counts = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|stories|specimen)\.|(^|\/)(testing|conformance)\//.test(path);

/** Text of every file of the components, by its path within their source folder. */
const readSources = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(home, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter(counts)
      .map((path) => [path, readFileSync(join(home, path), 'utf8')]),
  );

/**
 * Gives Storybook the components' source as `virtual:pages/component-sources`, for "Token usage". A glob of `?raw` will not
 * do: vanilla-extract compiles every .css.ts whatever the query says.
 */
export function componentSources(): Plugin {
  return {
    name: 'component-sources',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      const sources = readSources();
      for (const path of Object.keys(sources)) this.addWatchFile(join(home, path));
      return `export const componentSources = ${JSON.stringify(sources)};`;
    },
  };
}
