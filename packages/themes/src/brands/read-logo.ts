import { readFileSync } from 'node:fs';
import { type BrandName, brandByEnvironment } from './names.ts';

const known: Readonly<Record<string, BrandName>> = brandByEnvironment;
const read = new Map<BrandName, string>();

/** Reads the logo of an environment's brand as SVG, for servers. Environments without a brand get Common's. Reads each file once. */
export function readLogo(environment: string): string {
  const brand = known[environment] ?? 'common';
  const logo = read.get(brand) ?? readFileSync(new URL(`./${brand}/logo.svg`, import.meta.url), 'utf8');
  read.set(brand, logo);
  return logo;
}
