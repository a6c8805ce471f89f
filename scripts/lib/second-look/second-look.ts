import { type Failure, firstLine } from '../report.ts';

/** More than so many failures are not load: nothing is run again, and all of them count. */
export const maxFailures = 8;

/** More unsteady tests than this fail the run. */
export const maxUnsteady = 5;

/** How often a test has to pass alone. */
const attempts = 2;

/** What a stage reported, as far as the second look reads it. */
export interface FirstRun {
  readonly stage: string;
  /** Count of failures; more than `failures` lists where a stage knows no names. */
  readonly failed: number;
  readonly failures: readonly Failure[];
}

/** A test that failed and was run again: the messages of both runs. */
interface LookedAt {
  readonly stage: string;
  readonly name: string;
  /** What went wrong beside the other tests. */
  readonly first: string;
  /** What went wrong alone; null if it passed. */
  readonly alone: string | null;
}

/** Outcome of the second look. */
export interface SecondLook {
  /** Passed alone as often as it has to: not a failure. */
  readonly unsteady: readonly LookedAt[];
  /** Failed alone as well. */
  readonly confirmed: readonly LookedAt[];
  /** Why failures count although they passed, or were not run again; null if nothing of the kind happened. */
  readonly verdict: string | null;
}

/**
 * Runs failed tests of a stage again, once, with nothing beside them. Resolves to what went wrong by the names of the tests: undefined for a test that passed.
 * A test without an entry did not run.
 */
export type RunAlone = (failures: readonly Failure[]) => Promise<ReadonlyMap<string, string | undefined>>;

async function lookAt(stage: string, failures: readonly Failure[], run: RunAlone): Promise<LookedAt[]> {
  const problems = new Map<string, string>();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // What has failed alone need not be run once more.
    const due = failures.filter(({ name }) => !problems.has(name));
    if (due.length === 0) break;
    const results = await run(due).catch((error: unknown) => {
      const problem = firstLine(error instanceof Error ? error.message : String(error));
      return new Map(due.map(({ name }) => [name, problem]));
    });
    for (const { name } of due) {
      const problem = results.has(name) ? results.get(name) : 'It did not run.';
      if (problem !== undefined) problems.set(name, problem);
    }
  }
  return failures.map(({ name, message }) => ({
    ...{ stage, name, first: message },
    alone: problems.get(name) ?? null,
  }));
}

/** Looks once more at what failed, alone, unless so much failed that load cannot be the reason. A failure that cannot be run again stays one. */
export async function lookAgain(
  runs: readonly FirstRun[],
  runners: Readonly<Record<string, RunAlone>>,
): Promise<SecondLook> {
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  if (failed > maxFailures)
    return { unsteady: [], confirmed: [], verdict: `${failed} tests failed, more than ${maxFailures}.` };
  const looked: LookedAt[] = [];
  for (const { stage, failures } of runs) {
    const run = runners[stage];
    const due = failures.filter(({ retry }) => retry !== undefined);
    if (run && due.length > 0) looked.push(...(await lookAt(stage, due, run)));
  }
  const unsteady = looked.filter(({ alone }) => alone === null);
  const confirmed = looked.filter(({ alone }) => alone !== null);
  if (unsteady.length <= maxUnsteady) return { unsteady, confirmed, verdict: null };
  const verdict = `${unsteady.length} tests are unsteady, more than ${maxUnsteady}.`;
  return { unsteady: [], confirmed: looked, verdict };
}
