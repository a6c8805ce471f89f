import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brandCss } from '@dayfare/themes/brand-css';
import { allTokens } from '@dayfare/themes/brands/all';
import { command } from '../lib/command.ts';
import { root } from '../lib/report.ts';
import { changeLog } from './change-log.ts';
import { builtManifest, type Manifest, sheetTypes } from './manifest.ts';
import { isShipped, outputFolder, type PackageName, packageNames, sourceOf } from './places.ts';
import { buildScripts } from './scripts.ts';

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
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

/** Each brand's stylesheet as a file, for apps without the Vite plugin; gives the paths below `dist`. */
function buildSheets(home: string): string[] {
  write(join(home, sheetTypes), 'export {};\n');
  return Object.entries(allTokens).map(([brand, tokens]) => {
    const path = `brands/${brand}.css`;
    write(join(home, 'dist', path), brandCss(brand, tokens));
    return path;
  });
}

/** Builds every package into `dist-packages/NAME`, ready to be packed. Rejects with the first thing that is wrong. */
export async function buildPackages(): Promise<void> {
  rmSync(outputFolder, { recursive: true, force: true });
  const types = join(outputFolder, '.types');
  await buildTypes(types);
  for (const name of packageNames) {
    const files = shippedFiles(name);
    const source = join(sourceOf(name), 'src');
    const home = join(outputFolder, name);
    const dist = join(home, 'dist');
    await buildScripts(name, files);
    for (const file of files) {
      const declared = file.replace(/\.tsx?$/, '.d.ts');
      if (file.endsWith('.d.ts') || !/\.tsx?$/.test(file)) copy(join(source, file), join(dist, file));
      else copy(join(types, name, 'src', declared), join(dist, declared));
    }
    const sheets = name === 'themes' ? buildSheets(home) : [];
    const manifest: Manifest = JSON.parse(readFileSync(join(sourceOf(name), 'package.json'), 'utf8'));
    write(join(home, 'package.json'), `${JSON.stringify(builtManifest(manifest, files, sheets), null, 2)}\n`);
    write(join(home, 'CHANGELOG.md'), await changeLog(name));
    copy(join(root, 'LICENSE'), join(home, 'LICENSE'));
    copy(join(sourceOf(name), 'README.md'), join(home, 'README.md'));
  }
  rmSync(types, { recursive: true });
}
