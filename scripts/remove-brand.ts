import { parseArgs } from 'node:util';
import { businessEnvironments } from '@dayfare/domain/product';
import { removeBrand } from './lib/brands/add-brand.ts';
import { brandsFolder } from './lib/brands/brand-files.ts';
import { OrderError } from './lib/make/order-error.ts';
import { runOrder } from './lib/run-order.ts';

const usage = `pnpm remove:brand NAME

Takes a brand's folder away, and its line in the list of brands. The brands of the known environments stay.`;

await runOrder(usage, async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: { root: { type: 'string', default: brandsFolder } },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new OrderError(usage);
  await removeBrand(values.root, name, businessEnvironments);
  console.log(`Removed ${name}.`);
  return 0;
});
