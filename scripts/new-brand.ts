import { parseArgs } from 'node:util';
import { brandsFolder } from './lib/brands/brand-files.ts';
import { checkBrand, inWords } from './lib/brands/check-brand.ts';
import { makeBrand, readSeed } from './lib/brands/make-brand.ts';
import { OrderError } from './lib/make/order-error.ts';
import { runOrder } from './lib/run-order.ts';

const usage = `pnpm new:brand NAME [--title "What people call it"] [--from brand,action,canvas,text,accent,danger]

Makes packages/themes/src/brands/NAME from six colours of the light scheme, such as
  pnpm new:brand acme --title "Acme Pay" --from "#123c69,#ac3b61,#f7f5f2,#1c1f26,#123c69,#a3160f"
and says at once whether the brand is accepted. Without --from it starts from the neutral look.`;

await runOrder(usage, async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      title: { type: 'string' },
      root: { type: 'string', default: brandsFolder },
    },
  });
  const [name, ...rest] = positionals;
  if (name === undefined) throw new OrderError(usage);
  const seed = values.from === undefined ? undefined : readSeed([values.from, ...rest]);
  const title = values.title ?? name.slice(0, 1).toUpperCase() + name.slice(1);
  const concessions = await makeBrand(values.root, { name, title, seed });
  console.log(`Made ${values.root.replace(/\/$/, '')}/${name}. Next: its words, its drawings, its corners.`);
  for (const line of concessions) console.log(line);
  const report = await checkBrand(values.root, name);
  console.log(inWords(name, report));
  return report.problems.length === 0 ? 0 : 1;
});
