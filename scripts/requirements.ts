// `pnpm requirements [AREA]`: which rows of the catalogue a test names, and which none does, by area.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root as repository } from './lib/report.ts';
import { namedRows, parseCatalogue, summarise } from './lib/requirements.ts';

const {
  values: { root },
  positionals: [area],
} = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: { root: { type: 'string', default: repository } },
});
const catalogue = parseCatalogue(readFileSync(resolve(root, 'docs/requirements.tsv'), 'utf8'));
const files = globSync('{packages,apps}/**/*.{test.ts,test.tsx,stories.tsx,spec.ts}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules') || path.includes('dist'),
});
const named = namedRows(files.map((file) => readFileSync(resolve(root, file), 'utf8')));

const unknown = [...named].filter((id) => !catalogue.some((row) => row.id === id));
const areas = summarise(catalogue, named).filter((entry) => area === undefined || entry.area === area);
if (areas.length === 0) {
  console.error(
    `There is no area "${area}". Areas: ${summarise(catalogue, named)
      .map((entry) => entry.area)
      .join(', ')}`,
  );
  process.exit(1);
}
for (const entry of areas) {
  console.log(`${entry.area.padEnd(12)} ${entry.named.length} of ${entry.total} named`);
  if (entry.named.length > 0) console.log(`  named    ${entry.named.join(' ')}`);
  if (entry.missing.length > 0) console.log(`  missing  ${entry.missing.join(' ')}`);
}
const total = areas.reduce((sum, entry) => sum + entry.total, 0);
console.log(
  `\n${areas.reduce((sum, entry) => sum + entry.named.length, 0)} of ${total} rows are named in a test`,
);
if (unknown.length > 0) {
  console.error(`Named in a test but not in the catalogue: ${unknown.join(' ')}`);
  process.exit(1);
}
