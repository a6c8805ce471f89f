import { relative } from 'node:path';
import { dearestOf, root, type TestCost } from '../report.ts';

/** What Vitest's JSON reporter writes, as far as this reads it. */
export interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    readonly status: 'passed' | 'failed';
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
  /** What failed, as `file › name: what went wrong`; a file that could not be loaded has no name. */
  readonly failures: readonly string[];
  /** The ten that took longest, as `file › name`. */
  readonly dearest: readonly TestCost[];
}

/** Counts a run. Vitest can fail without a failed test, because of an error between tests: that is one failure. */
export function unitOutcome({ testResults, numPassedTests }: UnitReport, exitStatus: number): UnitOutcome {
  const costs: TestCost[] = [];
  const failures: string[] = [];
  for (const { name, status, assertionResults } of testResults) {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load has no failed test of its own, and must not pass for that.
    if (failed.length === 0 && status === 'failed') failures.push(file);
    for (const { fullName, failureMessages } of failed) {
      const [message = ''] = failureMessages?.[0]?.split('\n') ?? [];
      failures.push([`${file} › ${fullName}`, message].filter(Boolean).join(': '));
    }
    for (const { fullName, duration } of assertionResults)
      costs.push({ name: `${file} › ${fullName}`, seconds: (duration ?? 0) / 1000 });
  }
  const outside = failures.length === 0 && exitStatus !== 0 ? 1 : 0;
  return { passed: numPassedTests, failed: failures.length + outside, failures, dearest: dearestOf(costs) };
}
