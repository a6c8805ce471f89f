import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../command.ts';
import type { Failure } from '../report.ts';
import { outsideErrorsFile } from './outside-errors.ts';
import { type UnitReport, unitProblems } from './unit-report.ts';

/** A run of Vitest. */
export interface UnitRun {
  readonly report: UnitReport;
  readonly status: number;
  /** What went wrong outside of every test. */
  readonly outside: readonly string[];
}

/** Runs Vitest, all of it or the files that are named, and reads what it reports. Throws if it ends before it can report. */
export async function runUnit(args: readonly string[]): Promise<UnitRun> {
  const folder = mkdtempSync(join(tmpdir(), 'dayfare-unit-'));
  try {
    const [output, errors] = [join(folder, 'report.json'), join(folder, 'errors.json')];
    const status = await command(
      'vitest',
      [
        'run',
        ...['--reporter=default', '--reporter=json', '--reporter=./scripts/lib/unit/outside-errors.ts'],
        ...[`--outputFile.json=${output}`, '--silent=passed-only'],
        ...args,
      ],
      { ...process.env, [outsideErrorsFile]: errors },
    );
    const report = JSON.parse(readFileSync(output, 'utf8')) as UnitReport;
    const outside = existsSync(errors) ? (JSON.parse(readFileSync(errors, 'utf8')) as string[]) : [];
    return { report, status, outside };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the files of failed tests again, whole, because the tests of a file build on one another; one worker, nothing beside it. */
export async function runUnitsAlone(failures: readonly Failure[]): Promise<Map<string, string | undefined>> {
  const files = new Set(failures.map(({ retry = '' }) => retry));
  const problems = new Map<string, string | undefined>();
  for (const file of files) {
    const { report, outside } = await runUnit([file, '--maxWorkers=1', '--no-file-parallelism']);
    for (const [name, problem] of unitProblems(report)) problems.set(name, problem ?? outside[0]);
  }
  return problems;
}
