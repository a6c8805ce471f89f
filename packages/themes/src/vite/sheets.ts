import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BrandName, brandNames } from '../brands/names.ts';
import { brandCss } from '../contract/brand-css.ts';
import type { Tokens } from '../contract/tokens.ts';
import { foundationNames, foundationTokens } from '../foundations/index.ts';

/** Path on disk of a brand's tokens. */
export const tokensFile = (brand: BrandName): string =>
  fileURLToPath(new URL(`../brands/${brand}/tokens.ts`, import.meta.url));

/** A brand's stylesheet, from its tokens as they are on disk now. */
export async function brandSheet(brand: BrandName): Promise<string> {
  const file = tokensFile(brand);
  const { mtimeMs } = await stat(file);
  // Node keeps a module for ever under its address; the time of the last change makes it another address.
  const module: { tokens: Tokens } = await import(
    /* @vite-ignore */ `${pathToFileURL(file).href}?t=${Math.floor(mtimeMs)}`
  );
  return brandCss(brand, module.tokens);
}

/** The stylesheet of the look without a brand, for a page whose own brand was refused. */
export const neutralSheet = (): string => brandCss('neutral', foundationTokens.neutral);

/** Every brand's stylesheet, one after the other, and those of the foundations. */
export async function allSheets(): Promise<string> {
  const sheets = await Promise.all(brandNames.map(brandSheet));
  return [...sheets, ...foundationNames.map((name) => brandCss(name, foundationTokens[name]))].join('');
}

/** Eight characters that change with the content, for addresses that may be cached for ever. */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);
