import { isNotNull } from 'drizzle-orm';
import { jobs } from '../platform/jobs/tables.ts';
import { createChances } from './operations/chances.ts';
import { type Comparison, compareAll } from './operations/compare.ts';
import { mendRails, resolveAll, settleAll } from './operations/in-the-end.ts';
import { startLasting } from './operations/lasting-server.ts';
import { openWorld } from './operations/open-world.ts';
import { openAll } from './operations/own-rules.ts';
import { lonelySteps } from './operations/rails.ts';
import { batchSteps } from './operations/steps.ts';

/** Options of a run of random operations. */
export interface OperationsOptions {
  readonly operations: number;
  /** Repeats a run. */
  readonly seed: number;
  readonly people: number;
  /** An empty PostgreSQL database instead of one in a folder. */
  readonly databaseUrl?: string | undefined;
  /** The same database as the role that owns its tables. Default: the one role does both. */
  readonly databaseOwnerUrl?: string | undefined;
  /** Whether a second process, which is killed now and then, serves the same PostgreSQL database. Default false. */
  readonly hasTwoProcesses?: boolean | undefined;
}

/** What a run of random operations came to. */
export interface OperationsResult {
  readonly seconds: number;
  /** How often each operation was tried, and what became of it. */
  readonly counts: Readonly<Record<string, number>>;
  /** Requests that were sent again because no answer came. */
  readonly sentAgain: number;
  /** What the server had made in the end. */
  readonly made: Comparison['made'];
  /** What is wrong: all of it must be zero. */
  readonly wrong: Comparison['wrong'] & {
    /** Jobs that fail. */
    readonly failing: number;
  };
}

const atOnce = 8;

/** Drives random operations through the client against a server that drops answers and is started again, and compares all sides at the end. */
export async function runOperations(options: OperationsOptions): Promise<OperationsResult> {
  const chances = createChances(options.seed);
  const server = await startLasting(options);
  try {
    const world = await openWorld(server, options.people, chances);
    const counts: Record<string, number> = {};
    const count = (name: string) => {
      counts[name] = (counts[name] ?? 0) + 1;
    };
    const start = performance.now();
    for (let done = 0; done < options.operations; ) {
      const alone = chances.one(lonelySteps);
      if (chances.happens(alone.chance)) {
        count(await alone.run(world, chances));
        done += 1;
      }
      const size = Math.min(atOnce, options.operations - done);
      const batch = Array.from({ length: size }, () => chances.weighted(batchSteps).run(world, chances));
      for (const name of await Promise.all(batch)) count(name);
      done += size;
    }
    await server.clearFaults();
    await openAll(world);
    await mendRails(world);
    await settleAll(world);
    const confirmed = await resolveAll(world);
    const { made, wrong } = await compareAll(world, confirmed);
    return {
      seconds: (performance.now() - start) / 1000,
      ...{ counts, made, sentAgain: world.sentAgain() },
      wrong: { ...wrong, failing: await server.sandbox().db.$count(jobs, isNotNull(jobs.failedAt)) },
    };
  } finally {
    await server.stop();
  }
}
