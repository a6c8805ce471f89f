import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrandName, brandNames } from '../brands/names.ts';
import { checkBrand } from '../checks/check-brand.ts';
import { readBrandFolder } from '../folder/read.ts';

/** A brand of your own. */
export interface OwnBrand {
  /** Lower-case letters, digits and dashes; the page's `data-brand`. */
  readonly name: string;
  /** The folder that Brand studio exports, from the root of the app or absolute. */
  readonly folder: string;
}

/** A brand and where its files are. */
export interface BrandSource {
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  /** Whether the app brings it along. */
  readonly isOwn: boolean;
}

const isOurs = (name: string): name is BrandName => brandNames.some((brand) => brand === name);

/** Finds the brands that a build is to hold; `root` is that of the app. Throws an Error for a name that no brand has, or that two have. */
export function brandSources(
  brands: readonly (BrandName | OwnBrand)[],
  root: string,
): readonly BrandSource[] {
  const sources = brands.map((brand): BrandSource => {
    if (typeof brand !== 'string') return { ...brand, folder: resolve(root, brand.folder), isOwn: true };
    if (!isOurs(brand))
      throw new Error(`dayfareBrands: there is no brand "${brand}". Give { name, folder } for your own.`);
    return {
      name: brand,
      folder: fileURLToPath(new URL(`../brands/${brand}/`, import.meta.url)),
      isOwn: false,
    };
  });
  const twice = sources.find(({ name }, at) => sources.findIndex((other) => other.name === name) < at);
  if (twice) throw new Error(`dayfareBrands: two brands are called "${twice.name}".`);
  const taken = sources.find(({ name, isOwn }) => isOwn && isOurs(name));
  if (taken)
    throw new Error(`dayfareBrands: "${taken.name}" is a brand of the library. Give your own another name.`);
  return sources;
}

/** Refuses a brand that the checks refuse, with an Error that lists what to change: its colours may not be readable. */
export async function acceptBrand({ name, folder }: BrandSource): Promise<void> {
  const { problems } = checkBrand(await readBrandFolder(folder));
  if (problems.length === 0) return;
  const list = problems.map((problem) => `  - ${problem}`).join('\n');
  throw new Error(`dayfareBrands: the brand "${name}" in ${folder} is refused. To change:\n${list}`);
}
