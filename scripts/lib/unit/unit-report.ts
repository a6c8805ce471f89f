import { relative } from 'node:path';
import { dearestOf, type Failure, firstLine, root, secondsByFile, type TestCost } from '../report.ts';
import { isForgivable } from './forgivable.ts';

/** What Vitest's JSON reporter writes, as far as this reads it. */
export interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    readonly status: 'passed' | 'failed';
    /** When its first test began and its last one ended, ms of the device's clock. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Milliseconds; missing for what did not run. */
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** What came of all tests. */
export interface UnitOutcome {
  readonly passed: number;
  readonly failed: number;
  /** What failed, as `file › name`; a file that could not be loaded has no name, and what went wrong outside of every test has no file. */
  readonly failures: readonly Failure[];
  /** The ten that took longest, as `file › name`. */
  readonly dearest: readonly TestCost[];
  /** Seconds of each file, by its path from the repository's root. */
  readonly files: Readonly<Record<string, number>>;
}

/** Counts a run. `outside` are the errors that Vitest met outside of every test, such as a rejection that nothing handled. */
export function unitOutcome(
  { testResults, numPassedTests }: UnitReport,
  exitStatus: number,
  outside: readonly string[] = [],
): UnitOutcome {
  const costs: TestCost[] = [];
  const failures: Failure[] = [];
  for (const { name, status, assertionResults } of testResults) {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load has no failed test of its own, and must not pass for that.
    if (failed.length === 0 && status === 'failed')
      failures.push({ name: file, message: 'The file could not be loaded.' });
    for (const { fullName, failureMessages } of failed) {
      const message = firstLine(failureMessages?.[0]);
      const retry = isForgivable(file, message) ? file : undefined;
      failures.push({ name: `${file} › ${fullName}`, message, retry });
    }
    for (const { fullName, duration } of assertionResults)
      costs.push({ name: `${file} › ${fullName}`, seconds: (duration ?? 0) / 1000 });
  }
  for (const message of outside) failures.push({ name: 'Outside of every test', message });
  if (failures.length === 0 && exitStatus !== 0)
    failures.push({ name: 'Vitest', message: `It ended with status ${exitStatus}.` });
  const wholes = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return {
    ...{ passed: numPassedTests, failed: failures.length, failures, dearest: dearestOf(costs) },
    files: secondsByFile(wholes, ({ name }) => name),
  };
}

/** What came of each test, by `file › name`: what went wrong, or undefined if it passed. Whatever did not run is left out. */
export function unitProblems({ testResults }: UnitReport): Map<string, string | undefined> {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative(root, name)} › ${test.fullName}` })),
  );
  return new Map(
    tests
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ name, status, failureMessages }) => [
        name,
        status === 'passed' ? undefined : firstLine(failureMessages?.[0]),
      ]),
  );
}
