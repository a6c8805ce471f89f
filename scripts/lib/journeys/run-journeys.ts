import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { command } from '../command.ts';
import { root } from '../report.ts';
import { type JourneyReport, journeyProblems } from './journey-report.ts';

/** Pictures of what failed, and Playwright's note of which journeys did. */
const firstOutput = resolve(root, 'test-results/journeys');
const outputAlone = resolve(root, 'test-results/journeys-alone');

/** Runs Playwright, all of it or the files that are named, and reads what it reports. Throws if it ends before it can report. */
export async function runJourneys(args: readonly string[]): Promise<JourneyReport> {
  const folder = mkdtempSync(join(tmpdir(), 'dayfare-journeys-'));
  try {
    const output = join(folder, 'report.json');
    await command(
      'playwright',
      ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=list,json', ...args],
      {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: output,
        // What the shell lacks, such as the back/forward cache, is seen in the browser that people have.
        WHOLE_CHROMIUM_PATH: findBrowser({ isWhole: true }).path,
      },
    );
    return JSON.parse(readFileSync(output, 'utf8')) as JourneyReport;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the journeys that failed again, one after the other with nothing beside them. The pictures of the first run are kept. */
export async function runJourneysAlone(): Promise<Map<string, string | undefined>> {
  const folder = mkdtempSync(join(tmpdir(), 'dayfare-journeys-'));
  try {
    // Playwright writes into this note which of them failed now, and the next attempt needs what failed at first.
    const failed = join(folder, 'last-run.json');
    cpSync(join(firstOutput, '.last-run.json'), failed);
    return journeyProblems(
      await runJourneys([
        ...['--last-failed', '--last-failed-file', failed],
        ...['--workers=1', '--output', outputAlone],
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
