// Runs what failed in `npm test` once more, alone, and writes what came of it to `.reports/unsteady.json`. `npm test` starts it after the stages that the
// words name; docs/decisions/0098-failed-tests-are-run-again-alone.md says why.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runJourneysAlone } from './lib/journeys/run-journeys.ts';
import { readReport, reports, root } from './lib/report.ts';
import { lookAgain, type RunAlone } from './lib/second-look/second-look.ts';
import { runStoriesAlone } from './lib/stories/run-stories-alone.ts';
import { runUnitsAlone } from './lib/unit/run-unit.ts';

const storybook = resolve(root, process.env.STORYBOOK_STATIC ?? 'storybook-static');
const runners: Readonly<Record<string, RunAlone>> = {
  unit: runUnitsAlone,
  stories: (failures) => runStoriesAlone(storybook, failures),
  journeys: runJourneysAlone,
};

const runs = process.argv.slice(2).map((stage) => {
  const { failed, failures = [] } = readReport(stage);
  return { stage, failed, failures };
});
const { unsteady, confirmed, verdict } = await lookAgain(runs, runners);
writeFileSync(
  resolve(reports, 'unsteady.json'),
  `${JSON.stringify({ unsteady, confirmed, verdict }, null, 2)}\n`,
);
