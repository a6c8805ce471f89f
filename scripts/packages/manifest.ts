import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/report.ts';
import { isShipped } from './places.ts';
import { builtName } from './scripts.ts';

type Names = Readonly<Record<string, string>>;

/** What of a package.json matters here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Names;
  readonly dependencies?: Names;
  readonly peerDependencies?: Names;
  readonly [field: string]: unknown;
}

/** Versions that the workspace has agreed on, from pnpm-workspace.yaml. */
export function readCatalog(): Names {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const lines = (text.split(/^catalog:\n/m)[1] ?? '').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, version] = /^ {2}"?([^":]+)"?: (\S+)$/.exec(line) ?? [];
      return name && version ? [[name, version]] : [];
    }),
  );
}

/** Dependencies as others need them: the version that the workspace points to, and those after it that change nothing. */
function settled(dependencies: Names, version: string, catalog: Names): Names {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      const exact = range.startsWith('workspace:') ? version : range === 'catalog:' ? catalog[name] : range;
      if (exact === undefined) throw new Error(`The catalog has no version of ${name}.`);
      return [name, /^\d/.test(exact) ? `^${exact}` : exact];
    }),
  );
}

/** What an app brings along: any version of the same generation. */
const peers = (dependencies: Names, catalog: Names): Names =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [
      name,
      range === 'catalog:' ? `^${catalog[name]?.split('.')[0]}.0.0` : range,
    ]),
  );

/** Declares what a stylesheet gives to who imports it: nothing. Compilers look for it. */
export const sheetTypes = './dist/stylesheet.d.ts';

/** Paths under which others import, each with its script and its types. A pattern becomes one line per file that fits it. */
export function builtExports(exports: Names, files: readonly string[]): Record<string, object> {
  const entries = Object.entries(exports).flatMap(([path, target]): [string, string][] => {
    const file = target.replace('./src/', '');
    if (!file.includes('*')) return isShipped(file) ? [[path, file]] : [];
    const fits = new RegExp(
      `^${file.replaceAll('.', '\\.').replace('*', '([^/]+)').replaceAll('*', '\\1')}$`,
    );
    return files.flatMap((candidate): [string, string][] => {
      const name = fits.exec(candidate)?.[1];
      return name === undefined || !isShipped(candidate) ? [] : [[path.replace('*', name), candidate]];
    });
  });
  const lines = entries.map(([path, file]): [string, object] => {
    if (file.endsWith('.d.ts')) return [path, { types: `./dist/${file}` }];
    const script = `./dist/${builtName(file)}`;
    return [path, { types: script.replace(/\.js$/, '.d.ts'), default: script }];
  });
  return {
    ...Object.fromEntries(lines.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    './package.json': './package.json' as never,
  };
}

/** The package.json that others install, from that of the workspace. `sheets` are stylesheets below `dist`, each offered under its own path. */
export function builtManifest(
  source: Manifest,
  files: readonly string[],
  sheets: readonly string[] = [],
): object {
  const catalog = readCatalog();
  const {
    private: _private,
    dependencies = {},
    devDependencies: _dev,
    scripts: _scripts,
    publishConfig: _publish,
    ...kept
  } = source;
  // Styles are compiled: nothing of vanilla-extract is left at run time.
  const { '@vanilla-extract/css': _css, ...needed } = dependencies;
  return {
    ...kept,
    files: ['dist', 'CHANGELOG.md'],
    // A stylesheet, and the script that brings it, must not be dropped for want of a name that is used.
    sideEffects: ['**/*.css', '**/*.css.js'],
    exports: {
      ...builtExports(source.exports, files),
      ...Object.fromEntries(
        sheets.map((sheet) => [`./${sheet}`, { types: sheetTypes, default: `./dist/${sheet}` }]),
      ),
    },
    ...(Object.keys(needed).length > 0 && { dependencies: settled(needed, source.version, catalog) }),
    ...(source.peerDependencies && { peerDependencies: peers(source.peerDependencies, catalog) }),
  };
}
