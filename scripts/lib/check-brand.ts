import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBrand as problemsOf } from '@dayfare/themes/checks';
import { listFile, readBrand } from './brand-files.ts';
import { nameProblem } from './brand-name.ts';
import { brandFactsProblem, brandNamesFile } from './generated/brand-names.ts';

/** The verdict on a brand of a folder of brands. */
export interface BrandReport {
  /** One sentence per thing to change; empty if the brand is accepted. */
  readonly problems: readonly string[];
  /** How many pairs of colours were measured. */
  readonly pairs: number;
}

/** Accepts a brand or says what to change, and brings the list of brands up to date. */
export async function checkBrand(root: string, name: string): Promise<BrandReport> {
  const badName = nameProblem(name);
  if (badName) return { problems: [badName], pairs: 0 };
  const folder = join(root, name);
  try {
    await access(folder);
  } catch {
    return { problems: [`There is no folder ${folder}. "pnpm new:brand ${name}" makes one.`], pairs: 0 };
  }
  const { problems, pairs } = problemsOf(await readBrand(root, name));
  const facts = brandFactsProblem(await readFile(join(folder, 'brand.json'), 'utf8').catch(() => ''));
  await writeFile(listFile(root), brandNamesFile(root));
  return { problems: facts === undefined ? problems : [facts, ...problems], pairs };
}

/** A report in words, for a terminal. */
export function inWords(name: string, { problems, pairs }: BrandReport): string {
  if (problems.length === 0)
    return `${name} is accepted: ${pairs} pairs of colours measured, nothing to change.`;
  return [`${name} is refused. To change:`, ...problems.map((problem) => `  - ${problem}`)].join('\n');
}
