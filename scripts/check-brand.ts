import { parseArgs } from 'node:util';
import { brandNames } from '@dayfare/themes/brands/names';
import { brandsFolder } from './lib/brands/brand-files.ts';
import { changesSince } from './lib/brands/brand-history.ts';
import { checkBrand, inWords } from './lib/brands/check-brand.ts';
import { runOrder } from './lib/run-order.ts';

const usage = 'pnpm check:brand [NAME …] [--since COMMIT]';

await runOrder(usage, async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: { root: { type: 'string', default: brandsFolder }, since: { type: 'string' } },
  });
  // Without a name, all of them. With --since REF, also what each sets otherwise than that commit.
  const names: readonly string[] = positionals.length > 0 ? positionals : brandNames;
  let status = 0;
  for (const name of names) {
    const report = await checkBrand(values.root, name);
    console.log(inWords(name, report));
    if (values.since !== undefined) {
      const changes = await changesSince(values.root, name, values.since);
      for (const line of changes ?? [`new since ${values.since}`]) console.log(`  ${line}`);
    }
    if (report.problems.length > 0) status = 1;
  }
  return status;
});
