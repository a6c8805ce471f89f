import { dearestOf, type Failure, firstLine, secondsByFile, type TestCost } from '../report.ts';

/** A journey in one window, as Playwright's JSON reporter writes it. */
interface Run {
  readonly projectName: string;
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly results: readonly {
    /** Milliseconds. */
    readonly duration: number;
    readonly errors?: readonly { readonly message?: string }[];
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
  readonly errors: readonly { readonly message?: string }[];
}

/** What came of the journeys. */
export interface JourneyResult {
  readonly passed: number;
  readonly failed: number;
  /** Journeys that failed, as `file › title (window)`, and what went wrong outside of every journey. */
  readonly failures: readonly Failure[];
  /** The ten that took longest, named in the same form. */
  readonly dearest: readonly TestCost[];
  /** Seconds of each file, by its path from the repository's root. */
  readonly files: Readonly<Record<string, number>>;
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

interface NamedRun {
  readonly file: string;
  readonly name: string;
  readonly status: Run['status'];
  readonly seconds: number;
  /** First line of what went wrong; empty if nothing did. */
  readonly message: string;
}

const runsOf = (suites: readonly Suite[]): NamedRun[] =>
  suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      ...{ file, name: `${file} › ${title} (${projectName})`, status },
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      message: firstLine(results.flatMap(({ errors = [] }) => errors)[0]?.message),
    })),
  );

/** Counts a report. */
export function journeyResult({ suites, stats, errors }: JourneyReport): JourneyResult {
  const runs = runsOf(suites);
  const failures = runs
    .filter(({ status }) => status === 'unexpected')
    .map(({ file, name, message }): Failure => ({ name, message, retry: file }));
  const outside = errors.map(
    ({ message }): Failure => ({ name: 'Outside of every journey', message: firstLine(message) }),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    failures: [...failures, ...outside],
    dearest: dearestOf(runs),
    files: secondsByFile(runs, ({ file }) => `apps/web/e2e/${file}`),
  };
}

/** What came of each journey, by its name: what went wrong, or undefined if it passed. Whatever did not run is left out. */
export function journeyProblems({ suites, errors }: JourneyReport): Map<string, string | undefined> {
  const [outside] = errors.map(({ message }) => firstLine(message));
  return new Map(
    runsOf(suites)
      .filter(({ status }) => status === 'expected' || status === 'unexpected')
      .map(({ name, status, message }) => [name, status === 'expected' ? outside : message || 'It failed.']),
  );
}
