import { parseArgs } from 'node:util';
import { brandNames } from '@dayfare/themes/brands/names';
import { brandsFolder } from './lib/brand-files.ts';
import { inWords, judgeBrand } from './lib/judge-brand.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: { root: { type: 'string', default: brandsFolder } },
});

// Without a name, all of them.
const names: readonly string[] = positionals.length > 0 ? positionals : brandNames;

for (const name of names) {
  const judgement = await judgeBrand(values.root, name);
  console.log(inWords(name, judgement));
  if (judgement.problems.length > 0) process.exitCode = 1;
}
