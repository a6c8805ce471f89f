import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { brandsFolder } from '../brands/brand-files.ts';
import { libraryFolder } from '../make/make-component.ts';
import { root } from '../report.ts';
import { apiIndex, apiSource } from './api-index.ts';
import { brandIndex } from './brand-index.ts';
import { sandboxIndex, sandboxSource } from './sandbox-index.ts';
import { stressStories } from './stress-stories.ts';
import { webIndex, webSource } from './web-index.ts';

/** A file that is made from what lies in the repository. */
export interface GeneratedFile {
  /** Path below the repository. */
  readonly path: string;
  readonly text: string;
}

/** Every generated file as it should be now. */
export async function generatedFiles(): Promise<readonly GeneratedFile[]> {
  const below = (folder: string, files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([path, text]) => ({ path: join(relative(root, folder), path), text }));
  return [
    ...below(webSource, await webIndex()),
    ...below(libraryFolder, stressStories()),
    ...below(apiSource, apiIndex()),
    ...below(sandboxSource, sandboxIndex()),
    ...below(brandsFolder, brandIndex(brandsFolder)),
  ];
}

/** Those of the files that are not so below `folder`. */
export async function outOfDate(
  files: readonly GeneratedFile[],
  folder: string,
): Promise<readonly GeneratedFile[]> {
  const onDisk = await Promise.all(
    files.map(({ path }) => readFile(join(folder, path), 'utf8').catch(() => undefined)),
  );
  return files.filter(({ text }, at) => onDisk[at] !== text);
}

/** Folders in which every file is generated. */
const wholeFolders = [
  'apps/sandbox/src/app/generated',
  'apps/sandbox/src/seeds/generated',
  'apps/web/src/app/generated/screens',
  'apps/web/src/app/generated/texts',
  'packages/api/src/generated',
];

/** Paths of files in the folders of generated ones that nothing generates any more, as of an area that was renamed. */
export function strayFiles(files: readonly GeneratedFile[], folder: string): readonly string[] {
  const known = new Set(files.map(({ path }) => path));
  return wholeFolders
    .flatMap((path) => globSync(`${path}/*`, { cwd: folder }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !known.has(path));
}

/** Writes the files below `folder`. */
export async function writeGenerated(files: readonly GeneratedFile[], folder: string): Promise<void> {
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
