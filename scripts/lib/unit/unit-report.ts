import { relative } from 'node:path';
import { root } from '../report.ts';

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
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** A test that failed, or a file that could not be loaded. */
export interface UnitFailure {
  /** Path within the repository. */
  readonly file: string;
  /** `file › name`; a file that could not be loaded has no name. */
  readonly title: string;
  /** First line of what went wrong; empty if nothing is known. */
  readonly message: string;
}

/** Returns what failed in a report. */
export function unitFailures({ testResults }: UnitReport): readonly UnitFailure[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load has no failed test of its own, and must not pass for that.
    if (failed.length === 0) return status === 'failed' ? [{ file, title: file, message: '' }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: `${file} › ${fullName}`,
      message: failureMessages?.[0]?.split('\n')[0] ?? '',
    }));
  });
}

/** What came of all tests when the files of those that had failed were run again. */
export interface UnitOutcome {
  readonly passed: number;
  readonly failed: number;
  /** Titles of what failed first and passed then. */
  readonly laterTries: readonly string[];
  /** Titles of what failed, with what went wrong. */
  readonly failures: readonly string[];
}

/**
 * Counts a run, and a second one of the files that failed in it. Vitest can fail without a failed test, because of an error between tests:
 * that is one failure.
 */
export function unitOutcome(first: UnitReport, firstStatus: number, again?: UnitReport): UnitOutcome {
  const before = unitFailures(first);
  const after = again ? unitFailures(again) : before;
  const stillFailing = new Set(after.map(({ title }) => title));
  const laterTries = before.map(({ title }) => title).filter((title) => !stillFailing.has(title));
  const outside = before.length === 0 && firstStatus !== 0 ? 1 : 0;
  return {
    passed: first.numPassedTests + laterTries.length,
    failed: after.length + outside,
    laterTries,
    failures: after.map(({ title, message }) => (message ? `${title}: ${message}` : title)),
  };
}
