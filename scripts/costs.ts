// Names the areas whose tests cost more than their budget. `npm test` starts it when all stages have reported, with the machine's factor and the names of
// the stages; docs/how-to/choose-a-test.md says what the budget is.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { aboveBudget, areaCosts, budget, type StageCosts } from './lib/costs/area-costs.ts';
import { readReport, root } from './lib/report.ts';
import { parseCatalogue, readTestSources } from './lib/requirements.ts';

const [factor, ...names] = process.argv.slice(2);
const stages = names.flatMap((stage): StageCosts[] => {
  try {
    const { files = {}, processorSeconds = 0 } = readReport(stage);
    return [{ files, processorSeconds }];
  } catch {
    // It ended before it could report, which `npm test` says itself.
    return [];
  }
});
const catalogue = parseCatalogue(readFileSync(resolve(root, 'docs/requirements.tsv'), 'utf8'));
const areas = [...new Set(catalogue.map(({ area }) => area))];
const dear = aboveBudget(areaCosts(stages, readTestSources(root), areas, Number(factor)));

console.log(`\nAreas above ${budget} s of processor time for each row, at machine factor 1:`);
for (const { area, seconds, rows } of dear)
  console.log(`${area.padEnd(12)}  ${Math.round(seconds)} s for ${rows} rows`);
if (dear.length === 0) console.log('none');
