import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../lib/command.ts';
import { finish } from '../lib/report.ts';

const output = join(tmpdir(), `dayfare-journeys-${process.pid}.json`);
await command('playwright', ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=list,json'], {
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_NAME: output,
});
const { stats, errors } = JSON.parse(readFileSync(output, 'utf8')) as {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};
rmSync(output);
// A journey that passes only at the second try does not pass.
finish({ stage: 'journeys', passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length });
