import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandParts } from '../checks/check-brand.ts';

const missing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function textOr(path: string, otherwise: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (missing(error)) return otherwise;
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

/** A brand's folder as it is on disk, unchecked; what is missing, or no JSON, is undefined or empty. Nothing in it is run. */
export async function readBrandFolder(folder: string): Promise<BrandParts> {
  const file = (path: string) => join(folder, path);
  const [tokens, defaultProps, en, es, fr, logo, mark] = await Promise.all([
    json(file('tokens.json')),
    json(file('default-props.json')),
    json(file('voice.en.json')),
    json(file('voice.es.json')),
    json(file('voice.fr.json')),
    textOr(file('logo.svg'), ''),
    textOr(file('mark.svg'), ''),
  ]);
  return { tokens, defaultProps, voice: { en, es, fr }, logo, mark };
}
