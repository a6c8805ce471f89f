// `pnpm requirements [AREA]`: which rows of the catalogue work in the running product, of which only the rule is tested, and
// which no test names, by area; then the rules of `domain` that no app, server or screen uses.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root as repository } from './lib/report.ts';
import { parseCatalogue, readTestSources, summarise } from './lib/requirements.ts';
import { unusedInDomain } from './lib/unused-rules.ts';

const {
  values: { root },
  positionals: [area],
} = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: { root: { type: 'string', default: repository } },
});
const catalogue = parseCatalogue(readFileSync(resolve(root, 'docs/requirements.tsv'), 'utf8'));
const sources = readTestSources(root);

const { areas: all, unknown } = summarise(catalogue, sources);
const areas = all.filter((entry) => area === undefined || entry.area === area);
if (areas.length === 0) {
  console.error(`There is no area "${area}". Areas: ${all.map((entry) => entry.area).join(', ')}`);
  process.exit(1);
}

const column = (value: string | number) => String(value).padStart(10);
const line = (name: string, works: number, ruleOnly: number, total: number) =>
  `${name.padEnd(12)}${column(works)}${column(ruleOnly)}${column(total)}`;
const sum = (of: (entry: (typeof areas)[number]) => number) =>
  areas.reduce((total, entry) => total + of(entry), 0);

if (area !== undefined) {
  for (const { works, ruleOnly, missing } of areas) {
    console.log(
      `works      ${works.join(' ')}\nrule only  ${ruleOnly.join(' ')}\nmissing    ${missing.join(' ')}\n`,
    );
  }
}
console.log(`${'area'.padEnd(12)}${column('works')}${column('rule only')}${column('rows')}`);
for (const { area: name, works, ruleOnly, total } of areas) {
  console.log(line(name, works.length, ruleOnly.length, total));
}
if (areas.length > 1) {
  console.log(
    line(
      'all',
      sum(({ works }) => works.length),
      sum(({ ruleOnly }) => ruleOnly.length),
      sum(({ total }) => total),
    ),
  );
}
if (unknown.length > 0) {
  console.error(`\nNamed in a test but not in the catalogue: ${unknown.join(' ')}`);
  process.exit(1);
}
const { rules } = unusedInDomain();
console.log(`\n${rules.length} exports of domain that no app, server or screen uses:`);
for (const [file, entries] of Map.groupBy(rules, (rule) => rule.file)) {
  console.log(
    `  ${file.replace('packages/domain/src/', '').padEnd(38)} ${entries.map(({ name }) => name).join(' ')}`,
  );
}
