import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Path of a file of the app's source, or a pattern. Throws if a file is named that is not there, so that moving one cannot go unnoticed. */
export function source(path: string): string {
  const file = fileURLToPath(new URL(`../src/${path}`, import.meta.url));
  if (!path.includes('*') && !existsSync(file))
    throw new Error(`The build names ${path}, which is not in apps/web/src.`);
  return file;
}
