import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../lib/command.ts';
import { addLaterTries, type JourneyReport, journeyResult } from '../lib/journeys/journey-report.ts';
import { finish } from '../lib/report.ts';

/** `--retries 0`, as `pnpm sweep` has it: whatever does not pass at once has failed. */
const { values } = parseArgs({ options: { retries: { type: 'string', default: '1' } } });

/** Runs journeys, and reads what came of them. */
async function run(options: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<JourneyReport> {
  const output = join(tmpdir(), `dayfare-journeys-${process.pid}.json`);
  await command(
    'playwright',
    ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=list,json', ...options],
    { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
  );
  const report = JSON.parse(readFileSync(output, 'utf8')) as JourneyReport;
  rmSync(output);
  return report;
}

const first = journeyResult(await run(['--retries=0']));
if (values.retries === '0' || first.failures.length === 0) finish({ stage: 'journeys', ...first });

// One at a time, when all others are done: what failed because the machine was busy should not meet the same again.
console.log(`\n${first.failures.length} failed, and are tried again one by one`);
const again = await run(['--last-failed', '--workers=1', '--retries=0'], {
  TRIED_BEFORE: '1',
});
finish({ stage: 'journeys', ...addLaterTries(first, journeyResult(again)) });
