import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { brandFolder } from '@dayfare/themes/folder';
import { folderName } from '@dayfare/themes/folder/name';
import { foundationTokens } from '@dayfare/themes/foundations';
import { type Guess, mapOf } from '@dayfare/themes/import/guess';
import { openFiles } from '@dayfare/themes/import/open-files';
import type { SourceFile } from '@dayfare/themes/import/source';
import { applyMap, mapFile, readMapFile, type TokenMap } from '@dayfare/themes/import/token-map';
import { OrderError } from '../make/order-error.ts';
import { type AddedBrand, bytesOf, placeBrand } from './add-brand.ts';

/** What `pnpm add:brand` was told about files of tokens. */
export interface TokensOrder {
  /** Paths of the JSON files that another tool wrote, or Brand studio. */
  readonly files: readonly string[];
  /** What people call the brand. */
  readonly title: string;
  /** Name of its folder. Default: made from the title. */
  readonly name?: string | undefined;
  /** Path of the confirmed map. */
  readonly map?: string | undefined;
}

/** What became of them: a brand, checked; or guesses in a file, to be read by a person first. */
export type AddedTokens =
  | (AddedBrand & { readonly is: 'brand'; readonly notes: readonly string[] })
  | {
      readonly is: 'guesses';
      readonly guesses: readonly Guess[];
      readonly file: string;
      readonly notes: readonly string[];
    };

async function readJson(path: string): Promise<SourceFile> {
  const text = new TextDecoder().decode(await bytesOf(path));
  try {
    return { name: basename(path), document: JSON.parse(text) };
  } catch {
    throw new OrderError(`${path} is not JSON.`);
  }
}

async function readMap(path: string): Promise<TokenMap> {
  try {
    return readMapFile(new TextDecoder().decode(await bytesOf(path)));
  } catch (error) {
    throw new OrderError(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

const unusedNote = (unused: readonly string[]) =>
  unused.length === 0
    ? []
    : [
        `${unused.length} tokens of the files are used for nothing: ${unused.slice(0, 8).join(', ')}${unused.length > 8 ? ' …' : ''}`,
      ];

/**
 * Makes a brand of files of tokens and puts it in its place among the brands of `root`. Where the names are another tool's and there is no
 * map, guesses are written to a file beside the first one instead. Throws an OrderError if a file cannot be read.
 */
export async function addTokens(
  root: string,
  { files, title, name, map }: TokensOrder,
): Promise<AddedTokens> {
  const base = foundationTokens.neutral;
  const opened = openFiles(await Promise.all(files.map(readJson)), base);
  const own = name ?? folderName(title);
  const place = (tokens: typeof base) => placeBrand(root, own, brandFolder({ title, tokens }));
  if (opened.is === 'tokens') {
    return { is: 'brand', notes: opened.read.problems, ...(await place(opened.read.tokens)) };
  }
  const { source, guesses } = opened;
  if (source.tokens.length === 0) throw new OrderError(source.problems.join('\n'));
  if (map === undefined) {
    const file = `${files[0]?.replace(/(\.tokens)?\.json$/, '')}.map.json`;
    await writeFile(file, mapFile(mapOf(guesses)), { flag: 'wx' }).catch(() => {
      throw new OrderError(
        `${file} is there already: use it by --map ${file}, or take it away for new guesses.`,
      );
    });
    return { is: 'guesses', guesses, file, notes: source.problems };
  }
  const { tokens, problems, unused } = applyMap(source, await readMap(map), base);
  return { is: 'brand', notes: [...problems, ...unusedNote(unused)], ...(await place(tokens)) };
}
