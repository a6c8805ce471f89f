import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandCss } from '../contract/brand-css.ts';
import type { Tokens } from '../contract/tokens.ts';
import { fontsOf } from '../fonts/hosted.ts';
import { fallbackFaces, withFallbacks } from '../fonts/fallback-faces.ts';
import type { Voice } from '../contract/voice.ts';
import { foundationNames, foundationTokens } from '../foundations/index.ts';
import { type Tab, tab } from '../tab/tab.ts';
import type { BrandSource } from './sources.ts';

/** Path on disk of a brand's tokens. */
export const tokensFile = ({ folder }: BrandSource): string => join(folder, 'tokens.json');

/** A brand's tokens, as they are on disk now. */
async function brandTokens(brand: BrandSource): Promise<Tokens> {
  const tokens: Tokens = JSON.parse(await readFile(tokensFile(brand), 'utf8'));
  return tokens;
}

/** A stylesheet for tokens: what stands in for their fonts, and the brand itself. */
export const sheetOf = (name: string, tokens: Tokens): string =>
  fallbackFaces(tokens) + brandCss(name, withFallbacks(tokens));

/** A brand's stylesheet, from its tokens as they are on disk now. */
export const brandSheet = async (brand: BrandSource): Promise<string> =>
  sheetOf(brand.name, await brandTokens(brand));

/** The names of a brand's hosted fonts, from its tokens as they are on disk now. */
export const brandFontNames = async (brand: BrandSource): Promise<readonly string[]> =>
  fontsOf(await brandTokens(brand));

/** A brand outside the page, from its files as they are on disk now, with its English words. */
export async function brandTab(brand: BrandSource): Promise<Tab> {
  const read = (file: string) => readFile(join(brand.folder, file), 'utf8');
  const [tokens, words, mark] = await Promise.all([
    brandTokens(brand),
    read('voice.en.json'),
    read('mark.svg'),
  ]);
  const voice: Voice = JSON.parse(words);
  return tab({ tokens, voice, mark });
}

/** The stylesheet of the look without a brand, for a page whose own brand was refused. */
export const neutralSheet = (): string => brandCss('neutral', foundationTokens.neutral);

/** The stylesheets of brands, one after the other, and those of the foundations. */
export async function allSheets(brands: readonly BrandSource[]): Promise<string> {
  const sheets = await Promise.all(brands.map(brandSheet));
  return [...sheets, ...foundationNames.map((name) => brandCss(name, foundationTokens[name]))].join('');
}

/** Eight characters that change with the content, for addresses that may be cached for ever. */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);
