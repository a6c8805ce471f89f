import { access, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { folderName } from '@dayfare/themes/folder/name';
import { unzipBrand } from '@dayfare/themes/folder/zip';
import { writeBrandIndex } from '../generated/brand-index.ts';
import { brandFacts, titlesOf } from '../generated/brand-names.ts';
import { OrderError } from '../make/order-error.ts';
import { nameProblem } from './brand-name.ts';
import { type BrandReport, checkBrand } from './check-brand.ts';

/** What became of a zip: the brand's name, and the verdict on it. It is in its place only if there is nothing to change. */
export interface AddedBrand {
  readonly name: string;
  readonly report: BrandReport;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** The bytes of a file. Throws an OrderError if there are none. */
export async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch {
    throw new OrderError(`There is no file ${file} that can be read.`);
  }
}

/**
 * Checks the files of a brand and puts them in their place among the brands of `root`. Nothing is written there unless the brand is
 * accepted. Throws an OrderError if the name cannot be taken.
 */
export async function placeBrand(
  root: string,
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<AddedBrand> {
  const badName = nameProblem(name);
  if (badName) throw new OrderError(badName);
  if (await exists(join(root, name))) {
    throw new OrderError(
      `There is a brand "${name}" already. "pnpm remove:brand ${name}" takes it away; --name adds this one beside it.`,
    );
  }
  const shelf = await mkdtemp(join(tmpdir(), 'brand-new-'));
  try {
    await mkdir(join(shelf, name));
    for (const [path, text] of Object.entries(files)) await writeFile(join(shelf, name, path), text);
    const report = await checkBrand(shelf, name, titlesOf(root, name));
    if (report.problems.length === 0) {
      await cp(join(shelf, name), join(root, name), { recursive: true });
      await writeBrandIndex(root);
    }
    return { name, report };
  } finally {
    await rm(shelf, { recursive: true, force: true });
  }
}

/**
 * Adds a brand that was exported as a zip, under `name` or the name that its title makes. Throws an OrderError if the zip cannot be read or
 * the name is taken.
 */
export async function addBrand(root: string, file: string, name?: string): Promise<AddedBrand> {
  const { files, problems } = unzipBrand(await bytesOf(file));
  const own = name ?? folderName(brandFacts(files['brand.json'] ?? '')?.title ?? basename(file, '.zip'));
  if (problems.length > 0) return { name: own, report: { problems, pairs: 0 } };
  return placeBrand(root, own, files);
}

/** Takes a brand away, its folder and its line in the list. Throws an OrderError if there is none, or if an environment needs it. */
export async function removeBrand(root: string, name: string, needed: readonly string[]): Promise<void> {
  const badName = nameProblem(name);
  if (badName) throw new OrderError(badName);
  const folder = join(root, name);
  if (!(await exists(folder))) throw new OrderError(`There is no brand "${name}".`);
  const text = await readFile(join(folder, 'brand.json'), 'utf8').catch(() => '');
  const environment = brandFacts(text)?.environment;
  if (environment !== undefined && needed.includes(environment)) {
    throw new OrderError(
      `"${name}" is the brand of the environment ${environment}, which cannot be without one.`,
    );
  }
  await rm(folder, { recursive: true });
  await writeBrandIndex(root);
}
