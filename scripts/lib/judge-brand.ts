import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBrand } from '@dayfare/themes/checks';
import { listFile, readBrand } from './brand-files.ts';
import { isListed, listedWidth, nameProblem, withWidth } from './brand-list.ts';

/** The verdict on a brand of a folder of brands. */
export interface Judgement {
  /** One sentence per thing to change; empty if the brand is accepted. */
  readonly problems: readonly string[];
  /** How many pairs of colours were measured. */
  readonly pairs: number;
}

/** Accepts a brand or says what to change, and brings the list's idea of its wordmark's width up to date. */
export async function judgeBrand(root: string, name: string): Promise<Judgement> {
  const badName = nameProblem(name);
  if (badName) return { problems: [badName], pairs: 0 };
  const folder = join(root, name);
  try {
    await access(folder);
  } catch {
    return { problems: [`There is no folder ${folder}. "pnpm new:brand ${name}" makes one.`], pairs: 0 };
  }
  const { problems, pairs, logoWidth } = checkBrand(await readBrand(root, name));
  const list = await readFile(listFile(root), 'utf8');
  const unlisted = isListed(list, name) ? [] : [`names.ts does not list "${name}".`];
  if (logoWidth > 0 && unlisted.length === 0 && listedWidth(list, name) !== logoWidth) {
    await writeFile(listFile(root), withWidth(list, name, logoWidth));
  }
  return { problems: [...unlisted, ...problems], pairs };
}

/** A judgement in words, for a terminal. */
export function inWords(name: string, { problems, pairs }: Judgement): string {
  if (problems.length === 0)
    return `${name} is accepted: ${pairs} pairs of colours measured, nothing to change.`;
  return [`${name} is refused. To change:`, ...problems.map((problem) => `  - ${problem}`)].join('\n');
}
