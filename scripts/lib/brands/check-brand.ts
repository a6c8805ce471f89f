import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { businessEnvironments } from '@dayfare/domain/product';
import { type BrandParts, checkBrand as problemsOf } from '@dayfare/themes/checks';
import { nameProblems, otherNameIn } from '@dayfare/themes/checks/identity';
import { logoTitles } from '@dayfare/themes/checks/logo';
import { readBrandFolder } from '@dayfare/themes/folder/read';
import { brandFileNames } from '@dayfare/themes/folder/zip';
import { writeBrandIndex } from '../generated/brand-index.ts';
import { brandFacts, titlesOf } from '../generated/brand-names.ts';
import { brandsFolder } from './brand-files.ts';
import { nameProblem } from './brand-name.ts';

/** The verdict on a brand of a folder of brands. */
export interface BrandReport {
  /** One sentence per thing to change; empty if the brand is accepted. */
  readonly problems: readonly string[];
  /** How many pairs of colours were measured. */
  readonly pairs: number;
}

/** A brand of one of the known environments may be called what the house is called. */
const isOfTheHouse = (environment: string) => businessEnvironments.some((own) => own === environment);

function identityProblems(
  root: string,
  name: string,
  text: string,
  parts: BrandParts,
  others: readonly string[],
): string[] {
  const facts = brandFacts(text);
  if (!facts)
    return [
      'brand.json must have a title, an environment and a list of cardCodes. If it has a navigation, that is a list of home, money, card, work and more.',
    ];
  if (root === brandsFolder && isOfTheHouse(facts.environment)) return [];
  const taken = [...titlesOf(root, name), ...others];
  const own = [...new Set([facts.title, facts.environment])].flatMap((title) =>
    nameProblems(title, taken).map((problem) => `brand.json: ${problem}`),
  );
  const drawn = (['logo', 'mark'] as const).flatMap((part) =>
    logoTitles(parts[part]).flatMap((title) => {
      const other = otherNameIn(title, taken);
      return other === undefined
        ? []
        : [`${part}.svg has the title ${JSON.stringify(title)}, the name of ${other}.`];
    }),
  );
  return [...own, ...drawn];
}

async function strangeFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder);
  return found
    .filter((file) => !brandFileNames.includes(file))
    .map((file) => `${JSON.stringify(file)} is a file that nobody reads.`);
}

/** Accepts a brand or says what to change, and brings the list of brands up to date. `others` are names that it may not resemble either. */
export async function checkBrand(
  root: string,
  name: string,
  others: readonly string[] = [],
): Promise<BrandReport> {
  const badName = nameProblem(name);
  if (badName) return { problems: [badName], pairs: 0 };
  const folder = join(root, name);
  try {
    await access(folder);
  } catch {
    return { problems: [`There is no folder ${folder}. "pnpm new:brand ${name}" makes one.`], pairs: 0 };
  }
  const parts = await readBrandFolder(folder);
  const { problems, pairs } = problemsOf(parts);
  const facts = await readFile(join(folder, 'brand.json'), 'utf8').catch(() => '');
  const found = [
    ...identityProblems(root, name, facts, parts, others),
    ...(await strangeFiles(folder)),
    ...problems,
  ];
  if (found.length === 0) await writeBrandIndex(root);
  return { problems: found, pairs };
}

/** A report in words, for a terminal. */
export function inWords(name: string, { problems, pairs }: BrandReport): string {
  if (problems.length === 0)
    return `${name} is accepted: ${pairs} pairs of colours measured, nothing to change.`;
  return [`${name} is refused. To change:`, ...problems.map((problem) => `  - ${problem}`)].join('\n');
}
