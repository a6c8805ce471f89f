/** A journey in one window, as Playwright's JSON reporter writes it. */
interface Run {
  readonly projectName: string;
  /** `flaky` passed, but not on its first try. */
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
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
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  /** What went wrong outside of every journey, such as a file that cannot be loaded. */
  readonly errors: readonly unknown[];
}

/** What came of the journeys. */
export interface JourneyResult {
  readonly passed: number;
  readonly failed: number;
  /** Journeys that passed, but not on their first try, as `file › title (window)`. */
  readonly laterTries: readonly string[];
  /** Journeys that failed, in the same form. */
  readonly failures: readonly string[];
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** Counts a report. A journey that passed on a later try has passed, and is named. */
export function journeyResult({ suites, stats, errors }: JourneyReport): JourneyResult {
  const namesOf = (wanted: Run['status']) =>
    suites
      .flatMap(specsOf)
      .flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status === wanted)
          .map(({ projectName }) => `${file} › ${title} (${projectName})`),
      );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    laterTries: namesOf('flaky'),
    failures: namesOf('unexpected'),
  };
}

/** What came of all journeys when those that had failed were tried again. */
export function addLaterTries(first: JourneyResult, again: JourneyResult): JourneyResult {
  const outside = first.failed - first.failures.length;
  return {
    passed: first.passed + again.passed,
    failed: outside + again.failed,
    laterTries: first.failures.filter((name) => !again.failures.includes(name)),
    failures: again.failures,
  };
}
