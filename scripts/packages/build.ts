import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command } from '../lib/command.ts';
import { root } from '../lib/report.ts';
import { builtManifest, type Manifest } from './manifest.ts';
import { isShipped, outputFolder, type PackageName, packageNames, sourceOf } from './places.ts';
import { buildStyles, sheetName } from './stylesheets.ts';
import { buildScript, builtName, withBuiltImports } from './transform.ts';

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Files of a package's `src` that go into what others install, by their paths below it. */
const shippedFiles = (name: PackageName): string[] =>
  readdirSync(join(sourceOf(name), 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(sourceOf(name), 'src/').length))
    .filter(isShipped)
    .toSorted();

/** Writes the types of both packages, in one go: those of one stand in the sources of the other. */
async function buildTypes(folder: string): Promise<void> {
  const status = await command('tsc', ['-p', 'scripts/packages/tsconfig.json', '--outDir', folder]);
  if (status !== 0) throw new Error('The types of the packages could not be built.');
}

/** Builds every package into `dist-packages/NAME`, ready to be packed. Rejects with the first thing that is wrong. */
export async function buildPackages(): Promise<void> {
  rmSync(outputFolder, { recursive: true, force: true });
  const types = join(outputFolder, '.types');
  await buildTypes(types);
  const files = packageNames.map((name) => ({ name, all: shippedFiles(name) }));
  const styles = await buildStyles(
    files.flatMap(({ name, all }) =>
      all.filter((file) => file.endsWith('.css.ts')).map((file) => join(sourceOf(name), 'src', file)),
    ),
  );
  for (const { name, all } of files) {
    const home = join(outputFolder, name);
    for (const file of all)
      await buildFile(name, file, home, types, styles.get(join(sourceOf(name), 'src', file)));
    const manifest: Manifest = JSON.parse(readFileSync(join(sourceOf(name), 'package.json'), 'utf8'));
    write(join(home, 'package.json'), `${JSON.stringify(builtManifest(manifest, all), null, 2)}\n`);
    copyFileSync(join(root, 'LICENSE'), join(home, 'LICENSE'));
    copyFileSync(join(sourceOf(name), 'README.md'), join(home, 'README.md'));
  }
  rmSync(types, { recursive: true });
}

async function buildFile(
  name: PackageName,
  file: string,
  home: string,
  types: string,
  styles: { script: string; css: string | undefined } | undefined,
): Promise<void> {
  const source = join(sourceOf(name), 'src', file);
  const target = join(home, 'dist', file);
  if (file.endsWith('.json'))
    write(`${target}.js`, `export default ${readFileSync(source, 'utf8').trim()};\n`);
  if (file.endsWith('.md')) return;
  if (!/\.tsx?$/.test(file)) {
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target);
    return;
  }
  const text = readFileSync(source, 'utf8');
  if (file.endsWith('.d.ts')) {
    write(target, withBuiltImports(text));
    return;
  }
  const declared = readFileSync(join(types, name, 'src', file.replace(/\.tsx?$/, '.d.ts')), 'utf8');
  write(target.replace(/\.tsx?$/, '.d.ts'), withBuiltImports(declared));
  write(builtName(target), styles ? styles.script : await buildScript(source, text));
  if (styles?.css !== undefined) write(sheetName(target), styles.css);
}
