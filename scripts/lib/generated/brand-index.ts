import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brandEntries } from './brand-entries.ts';
import { brandNamesFile, brandsIn } from './brand-names.ts';

/** Everything that is made from a folder of brands, by path below that folder. */
export const brandIndex = (folder: string): Readonly<Record<string, string>> => ({
  'names.ts': brandNamesFile(folder),
  ...brandEntries(brandsIn(folder)),
});

/** Brings what is made from a folder of brands up to date with the brands that are there now. */
export async function writeBrandIndex(folder: string): Promise<void> {
  const files = brandIndex(folder);
  const entries = await readdir(join(folder, 'entries')).catch(() => []);
  for (const entry of entries) {
    if (files[`entries/${entry}`] === undefined) await rm(join(folder, 'entries', entry));
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
