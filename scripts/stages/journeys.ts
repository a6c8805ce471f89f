import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../lib/command.ts';
import { type JourneyReport, journeyResult } from '../lib/journeys/journey-report.ts';
import { finish } from '../lib/report.ts';

/** `--retries 0`, as `pnpm sweep` has it: whatever does not pass at once has failed. */
const { values } = parseArgs({ options: { retries: { type: 'string', default: '1' } } });
const output = join(tmpdir(), `dayfare-journeys-${process.pid}.json`);
await command(
  'playwright',
  [
    'test',
    '--config',
    'apps/web/playwright.config.ts',
    '--reporter=list,json',
    `--retries=${values.retries}`,
  ],
  { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
);
const report = JSON.parse(readFileSync(output, 'utf8')) as JourneyReport;
rmSync(output);
finish({ stage: 'journeys', ...journeyResult(report) });
