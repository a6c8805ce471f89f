import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../lib/command.ts';
import { finish } from '../lib/report.ts';
import { type UnitReport, unitFailures, unitOutcome } from '../lib/unit/unit-report.ts';

/** Runs test files, all of them by default, and reads what came of them. */
async function run(options: readonly string[] = []): Promise<{ status: number; report: UnitReport }> {
  const output = join(tmpdir(), `dayfare-unit-${process.pid}.json`);
  const status = await command('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${output}`,
    '--silent=passed-only',
    ...options,
  ]);
  const report = JSON.parse(readFileSync(output, 'utf8')) as UnitReport;
  rmSync(output);
  return { status, report };
}

const first = await run();
const files = [...new Set(unitFailures(first.report).map(({ file }) => file))];
if (files.length > 0) console.log(`\n${files.length} files failed, and are tried again one by one`);
// With nothing beside them: what failed because the machine was busy should not meet the same again.
const again = files.length > 0 ? await run(['--maxWorkers=1', ...files]) : undefined;
finish({ stage: 'unit', ...unitOutcome(first.report, first.status, again?.report) });
