import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrandParts } from '@dayfare/themes/checks';

/** Where the brands lie in this repository. */
export const brandsFolder = fileURLToPath(new URL('../../packages/themes/src/brands/', import.meta.url));

/** Path of the one list of brands in a folder of brands. */
export const listFile = (root: string): string => join(root, 'names.ts');

const missing = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ERR_MODULE_NOT_FOUND');

async function textOr(path: string, otherwise: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (missing(error)) return otherwise;
    throw error;
  }
}

async function exported(path: string, name: string): Promise<unknown> {
  try {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(path).href);
    return module[name];
  } catch (error) {
    if (missing(error)) return undefined;
    throw error;
  }
}

async function json(path: string): Promise<unknown> {
  const text = await textOr(path, '');
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A brand's folder as it is on disk, unchecked; what is missing is undefined or empty. Rejects if its TypeScript cannot be run. */
export async function readBrand(root: string, name: string): Promise<BrandParts> {
  const file = (path: string) => join(root, name, path);
  const [tokens, defaultProps, en, es, cf, logo, mark] = await Promise.all([
    exported(file('tokens.ts'), 'tokens'),
    exported(file('default-props.ts'), 'defaultProps'),
    json(file('voice.en.json')),
    json(file('voice.es.json')),
    json(file('voice.cf.json')),
    textOr(file('logo.svg'), ''),
    textOr(file('mark.svg'), ''),
  ]);
  return { tokens, defaultProps, voice: { en, es, cf }, logo, mark };
}
