import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../lib/command.ts';
import { type JourneyReport, journeyResult } from '../lib/journeys/journey-report.ts';
import { keepCounting } from '../lib/processor-time.ts';
import { finish } from '../lib/report.ts';

keepCounting();

/** Words on the command line choose journeys by their files, as Playwright does. */
const words = process.argv.slice(2).filter((word) => word !== '--');
const output = join(tmpdir(), `dayfare-journeys-${process.pid}.json`);
await command(
  'playwright',
  ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=list,json', ...words],
  { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
);
const report = JSON.parse(readFileSync(output, 'utf8')) as JourneyReport;
rmSync(output);
finish({ stage: 'journeys', ...journeyResult(report) });
