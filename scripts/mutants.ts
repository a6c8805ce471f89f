// `pnpm mutants [AREA…]`: changes the domain in small ways and counts how many changes its tests notice, area by area.
// Minutes of work for a processor; without an area it goes over all of them.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { command } from './lib/command.ts';
import { type MutationReport, tally, tallyLine } from './lib/mutants.ts';
import { root } from './lib/report.ts';

/** Per cent of the mutants that the tests of an area have to find. */
const goal = 90;

const domain = resolve(root, 'packages/domain');
const known = readdirSync(resolve(domain, 'src')).filter((area) => area !== 'testing');
const asked = process.argv.slice(2);
const unknown = asked.filter((area) => !known.includes(area));
if (unknown.length > 0) {
  console.error(`The domain has no area "${unknown.join('", "')}". Areas: ${known.join(', ')}`);
  process.exit(1);
}

const lines: string[] = [];
let failed = false;
for (const area of asked.length > 0 ? asked : known) {
  const status = await command('stryker', ['run'], { ...process.env, MUTANTS_AREA: area }, domain);
  if (status !== 0) {
    failed = true;
    lines.push(`${area.padEnd(12)} did not run`);
    continue;
  }
  const report: MutationReport = JSON.parse(
    readFileSync(resolve(root, `.reports/mutants/${area}.json`), 'utf8'),
  );
  const counted = tally(report);
  failed ||= counted.score < goal;
  lines.push(tallyLine(area, counted));
}
console.log(`\nMutants found by the tests of their own area; the goal is ${goal} %.\n${lines.join('\n')}`);
process.exit(failed ? 1 : 0);
