import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { isShipped, outputFolder, type PackageName, sourceOf } from './places.ts';
import { stylesheets } from './stylesheets.ts';

/** The name of a built file, from that of its source: `button.tsx` is `button.js`. */
export const builtName = (file: string): string => file.replace(/(?<!\.d)\.tsx?$/, '.js');

/**
 * Builds a package's scripts and stylesheets into its `dist`: one file per module, so that importing one component loads that one alone.
 * `files` are those that others may import, by their paths below `src`; what they need comes with them.
 */
export async function buildScripts(name: PackageName, files: readonly string[]): Promise<void> {
  const source = join(sourceOf(name), 'src');
  const bundle = await rolldown({
    input: Object.fromEntries(
      files.filter(isScript).map((file) => [builtName(file).slice(0, -'.js'.length), join(source, file)]),
    ),
    external: (id) => !/^[./]|^sheet:/.test(id),
    platform: 'neutral',
    treeshake: false,
    tsconfig: false,
    // Stylesheets are compiled by running them, so the slowest part is known. One file per module keeps `'use client'` at the top of each.
    checks: { bundlerTimings: false, moduleLevelDirective: false },
    transform: { target: 'es2022', jsx: { runtime: 'automatic' } },
    plugins: [stylesheets((file) => file.slice(source.length + 1))],
  });
  await bundle.write({
    dir: join(outputFolder, name, 'dist'),
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: source,
    entryFileNames: '[name].js',
    minify: false,
  });
  await bundle.close();
}

const isScript = (file: string) => /(?<!\.d)\.tsx?$/.test(file) && isShipped(file);
