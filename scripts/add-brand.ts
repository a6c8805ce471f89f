import { parseArgs } from 'node:util';
import { targetPaths } from '@dayfare/themes/import/token-map';
import { type AddedBrand, addBrand } from './lib/brands/add-brand.ts';
import { type AddedTokens, addTokens } from './lib/brands/add-tokens.ts';
import { brandsFolder } from './lib/brands/brand-files.ts';
import { inWords } from './lib/brands/check-brand.ts';
import { OrderError } from './lib/make/order-error.ts';
import { runOrder } from './lib/run-order.ts';

const usage = `pnpm add:brand FILE.zip [--name acme]
pnpm add:brand FILE.json … --title "Acme Pay" [--name acme] [--map FILE.map.json]

Takes a brand that Brand studio exported, or tokens as another tool writes them (the Design Tokens format, Figma's variables, Tokens Studio),
checks it, and puts it in packages/themes/src/brands if nothing has to change. Files of other names are mapped: the first run writes its
guesses to a file, for you to read and correct; the second takes that with --map.`;

function sayBrand({ name, report }: AddedBrand, root: string): number {
  console.log(inWords(name, report));
  if (report.problems.length > 0) {
    console.log('Nothing was added. Change these in Brand studio, export the zip again, and add that.');
    return 1;
  }
  console.log(`Added ${root.replace(/\/$/, '')}/${name}. Next:
  1. "npm start", then open Storybook and choose the brand in the toolbar.
  2. Read its wording in all three languages under Voice, and its drawings under Brand board.
  3. Commit the folder and the files that were written beside it. "pnpm remove:brand ${name}" takes both away again.`);
  return 0;
}

function sayTokens(added: AddedTokens, root: string): number {
  for (const note of added.notes) console.log(note);
  if (added.is === 'brand') return sayBrand(added, root);
  for (const { target, from, reason } of added.guesses)
    console.log(`${target.padEnd(26)} ${from}  (${reason})`);
  console.log(
    `${added.guesses.length} of ${targetPaths.length} tokens were guessed, and written to ${added.file}. Read it, mend it, and run this again with --map ${added.file}. What is not in it stays neutral.`,
  );
  return 1;
}

await runOrder(usage, async () => {
  const { values, positionals: files } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      title: { type: 'string' },
      map: { type: 'string' },
      root: { type: 'string', default: brandsFolder },
    },
  });
  const { root, name, title, map } = values;
  const [file] = files;
  if (file === undefined) throw new OrderError(usage);
  if (!files.every((each) => each.endsWith('.json'))) {
    if (files.length > 1) throw new OrderError(usage);
    return sayBrand(await addBrand(root, file, name), root);
  }
  if (title === undefined) throw new OrderError('Say what people call the brand: --title "Acme Pay".');
  return sayTokens(await addTokens(root, { files, title, name, map }), root);
});
