import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Path of a file of the app's source, or a pattern. Throws if a file is named that is not there, so that moving one cannot go unnoticed. */
export function source(path: string): string {
  const file = join(import.meta.dirname, '../src', path);
  if (!path.includes('*') && !existsSync(file))
    throw new Error(`The build names ${path}, which is not in apps/web/src.`);
  return file;
}
