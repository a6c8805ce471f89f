import { readFileSync } from 'node:fs';
import type { Tokens } from '../contract/tokens.ts';
import { type BrandName, brandByEnvironment } from './names.ts';

const known: Readonly<Record<string, BrandName>> = brandByEnvironment;
const read = new Map<BrandName, Look>();

/** What a brand looks like, for what is drawn without its stylesheet, such as e-mails. */
export type Look = Readonly<Pick<Tokens, 'light' | 'dark' | 'radius' | 'type'>>;

/**
 * Reads the look of an environment's brand, for servers. Environments without a brand get Common's, as in the app. Reads each file once.
 */
export function readLook(environment: string): Look {
  const brand = known[environment] ?? 'common';
  const file = new URL(`./${brand}/tokens.json`, import.meta.url);
  const look = read.get(brand) ?? (JSON.parse(readFileSync(file, 'utf8')) as Look);
  read.set(brand, look);
  return look;
}
