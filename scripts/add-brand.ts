import { parseArgs } from 'node:util';
import { addBrand } from './lib/add-brand.ts';
import { runBrandCommand } from './lib/brand-command.ts';
import { brandsFolder } from './lib/brand-files.ts';
import { inWords } from './lib/check-brand.ts';
import { OrderError } from './lib/order-error.ts';

const usage = `pnpm add:brand FILE.zip [--name acme]

Takes a brand that Brand studio exported, checks it, and puts it in packages/themes/src/brands if nothing has to change.`;

await runBrandCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: { name: { type: 'string' }, root: { type: 'string', default: brandsFolder } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new OrderError(usage);
  const { name, report } = await addBrand(values.root, file, values.name);
  console.log(inWords(name, report));
  if (report.problems.length > 0) {
    console.log('Nothing was added. Change these in Brand studio, export the zip again, and add that.');
    return 1;
  }
  console.log(`Added ${values.root.replace(/\/$/, '')}/${name}. Next:
  1. "npm start", then open Storybook and choose the brand in the toolbar.
  2. Read its wording in all three languages under Voice, and its drawings under Brand board.
  3. Commit the folder and names.ts. "pnpm remove:brand ${name}" takes both away again.`);
  return 0;
});
