import { dearestOf, type TestCost } from '../report.ts';

/** A journey in one window, as Playwright's JSON reporter writes it. */
interface Run {
  readonly projectName: string;
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly results: readonly {
    /** Milliseconds. */
    readonly duration: number;
  }[];
}

/** What Playwright's JSON reporter writes about a file, or a group within one. */
interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly Run[];
  }[];
  readonly suites?: readonly Suite[];
}

/** Playwright's JSON report, as far as this reads it. */
export interface JourneyReport {
  readonly suites: readonly Suite[];
  readonly stats: { readonly expected: number; readonly unexpected: number };
  /** What went wrong outside of every journey, such as a file that cannot be loaded. */
  readonly errors: readonly unknown[];
}

/** What came of the journeys. */
export interface JourneyResult {
  readonly passed: number;
  readonly failed: number;
  /** Journeys that failed, as `file › title (window)`. */
  readonly failures: readonly string[];
  /** The ten that took longest, named in the same form. */
  readonly dearest: readonly TestCost[];
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** Counts a report. */
export function journeyResult({ suites, stats, errors }: JourneyReport): JourneyResult {
  const runs = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} › ${title} (${projectName})`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    failures: runs.filter(({ status }) => status === 'unexpected').map(({ name }) => name),
    dearest: dearestOf(runs),
  };
}
