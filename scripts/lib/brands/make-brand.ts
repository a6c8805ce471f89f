import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameProblems } from '@dayfare/themes/checks/identity';
import { deriveTokens, gaveWay, type Seed, type Shape, seedNames } from '@dayfare/themes/derive';
import { brandFolder } from '@dayfare/themes/folder';
import { foundationTokens } from '@dayfare/themes/foundations';
import { writeBrandIndex } from '../generated/brand-index.ts';
import { titlesOf } from '../generated/brand-names.ts';
import { OrderError } from '../make/order-error.ts';
import { nameProblem } from './brand-name.ts';

/** What `pnpm new:brand` was told. */
export interface Order {
  readonly name: string;
  readonly title: string;
  /** The six colours; without them the brand starts from the neutral foundation. */
  readonly seed?: Seed | undefined;
}

/** Six colours from what stands behind `--from`: `#rrggbb` or `#rgb`, in any case, parted by commas or spaces. Throws an OrderError. */
export function readSeed(words: readonly string[]): Seed {
  const colours = words.flatMap((word) => word.split(/[\s,]+/)).filter((word) => word !== '');
  if (colours.length !== seedNames.length) {
    throw new OrderError(`--from needs six colours, ${seedNames.join(', ')}; it has ${colours.length}.`);
  }
  const entries = seedNames.map((name, index) => [name, readColour(name, colours[index] ?? '')]);
  return Object.fromEntries(entries) as Record<keyof Seed, Seed[keyof Seed]>;
}

function readColour(name: string, word: string): Seed[keyof Seed] {
  const digits = word.replace(/^#/, '').toLowerCase();
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (!/^[0-9a-f]{6}$/.test(long)) throw new OrderError(`The ${name} colour "${word}" must be #rrggbb.`);
  return `#${long}`;
}

/**
 * Makes a brand's folder, and the list of brands with it in; resolves to a sentence for each of the six colours that gave way so that all
 * can be read. Throws an OrderError if the name cannot be taken; writes nothing then.
 */
export async function makeBrand(root: string, { name, title, seed }: Order): Promise<readonly string[]> {
  const badName = nameProblem(name);
  if (badName) throw new OrderError(badName);
  if (title.trim() === '' || title.length > 16) {
    throw new OrderError(`The title "${title}" must have 1 to 16 characters: --title "Short Name".`);
  }
  const [badTitle] = nameProblems(title, titlesOf(root, name));
  if (badTitle) throw new OrderError(`The ${badTitle}`);
  const isTaken = await access(join(root, name)).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new OrderError(`There is a brand "${name}" already.`);
  const { light, dark, ...shape } = foundationTokens.neutral;
  const tokens = seed ? deriveTokens(seed, shape satisfies Shape) : { light, dark, ...shape };
  const files = brandFolder({ title, tokens });
  await mkdir(join(root, name));
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, name, file), text);
  await writeBrandIndex(root);
  if (!seed) return [];
  return gaveWay(seed, tokens).map(
    ({ name: colour, given, made }) => `So that all can be read, ${colour} is ${made} instead of ${given}.`,
  );
}
