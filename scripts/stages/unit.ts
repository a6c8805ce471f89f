import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../lib/command.ts';
import { finish } from '../lib/report.ts';

const output = join(tmpdir(), `dayfare-unit-${process.pid}.json`);
const status = await command('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${output}`,
  '--silent=passed-only',
]);
const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(output, 'utf8')) as {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
};
rmSync(output);
// A file that does not load has no failed test of its own, and must not pass for that.
const failed = numFailedTests > 0 ? numFailedTests : status === 0 ? 0 : Math.max(numFailedTestSuites, 1);
finish({ stage: 'unit', passed: numPassedTests, failed });
