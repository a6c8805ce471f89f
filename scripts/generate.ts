// `pnpm generate`: writes the indexes of what folders declare, and the page of routes. `--check` writes nothing and ends with 1 if any is out of date.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bridgeSchema } from '../packages/api/src/bridge/document/json-schema.ts';
import { messagesPage } from '../packages/api/src/bridge/document/page.ts';
import { callsPage } from './lib/generated/calls-page.ts';
import {
  type GeneratedFile,
  generatedFiles,
  outOfDate,
  strayFiles,
  writeGenerated,
} from './lib/generated/generated.ts';
import { reasonsPage } from './lib/generated/reasons-page.ts';
import { root as repository } from './lib/report.ts';

const {
  values: { check: isCheck, root },
} = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  // Where the files lie that are compared and written; what they are made of is always this repository.
  options: {
    check: { type: 'boolean', default: false },
    root: { type: 'string', default: repository },
  },
});

async function bringUpToDate(files: readonly GeneratedFile[]): Promise<number> {
  const old = await outOfDate(files, root);
  if (!isCheck) await writeGenerated(old, root);
  for (const { path } of old) console.log(`${isCheck ? 'out of date' : 'written'}  ${path}`);
  return old.length;
}

const indexes = await generatedFiles();
let old = await bringUpToDate(indexes);
for (const path of strayFiles(indexes, root)) {
  if (!isCheck) await rm(join(root, path));
  console.log(`${isCheck ? 'out of date' : 'removed'}  ${path}`);
  old += 1;
}
// Made from the index of routes, which has to be written by then.
const { routesPage } = await import('../apps/web/src/app/routes/routes-page.ts');
const pages = [
  { path: 'docs/routes.md', text: routesPage() },
  { path: 'docs/reasons.md', text: reasonsPage() },
  { path: 'docs/calls.md', text: await callsPage() },
  { path: 'docs/how-to/bridge-messages.md', text: messagesPage() },
  { path: 'docs/bridge.schema.json', text: `${JSON.stringify(bridgeSchema(), null, 2)}\n` },
];
old += await bringUpToDate(pages);
const outcome = isCheck ? 'out of date: run `pnpm generate`' : 'written';
console.log(`${indexes.length + pages.length} generated files, ${old} ${outcome}`);
process.exitCode = isCheck && old > 0 ? 1 : 0;
