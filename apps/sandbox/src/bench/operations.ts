import { isNull } from 'drizzle-orm';
import { jobs } from '../jobs/tables.ts';
import { checkLedger } from '../ledger/check.ts';
import { checkRails } from '../money/payments/agree.ts';
import { scheduledTransactions } from '../money/recurring/tables.ts';
import { transactions } from '../money/tables.ts';
import { createChances } from './operations/chances.ts';
import { historyCounts, mendRails, resolveAll } from './operations/in-the-end.ts';
import { startLasting } from './operations/lasting-server.ts';
import { batchSteps, lonelySteps } from './operations/steps.ts';
import { openWorld } from './operations/world.ts';

/** Options of a run of random operations. */
export interface OperationsOptions {
  readonly operations: number;
  /** Repeats a run. */
  readonly seed: number;
  readonly people: number;
  /** An empty PostgreSQL database instead of one in a folder. */
  readonly databaseUrl?: string | undefined;
}

/** What a run of random operations came to. All but `counts`, `requests` and the transfers must be zero or empty. */
export interface OperationsResult {
  readonly seconds: number;
  /** How often each operation was tried, and what became of it. */
  readonly counts: Readonly<Record<string, number>>;
  /** Requests that were sent again because no answer came. */
  readonly sentAgain: number;
  /** Transfers that people asked for, and those that were made by themselves. */
  readonly asked: number;
  readonly byThemselves: number;
  readonly ledgerSum: number;
  readonly unbalanced: number;
  readonly overdrawn: number;
  /** Transfers beyond one for each key. */
  readonly movedTwice: number;
  /** Transfers that a client was told of and the server does not have. */
  readonly lost: number;
  /** Payments about which the server and the rails say different things. */
  readonly disagreeing: number;
  /** People whose history shows another number of transfers than the server has. */
  readonly differentHistories: number;
  /** Jobs that fail. */
  readonly failing: number;
}

const atOnce = 8;

/** Drives random operations through the client against a server that drops answers and is started again, and compares all sides at the end. */
export async function runOperations(options: OperationsOptions): Promise<OperationsResult> {
  const chances = createChances(options.seed);
  const server = await startLasting(options);
  try {
    const world = await openWorld(server, options.people);
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
    await mendRails(world);
    await server.settle();
    const confirmed = await resolveAll(world);
    const { db } = server.sandbox();
    const made = await db
      .select({ id: transactions.id, previewId: transactions.previewId, employeeId: transactions.employeeId })
      .from(transactions);
    const asked = made.filter(({ previewId }) => previewId !== null);
    const kept = new Set(asked.map(({ id }) => id));
    const scheduled = await db
      .select({ id: scheduledTransactions.transactionId })
      .from(scheduledTransactions);
    const byThemselves = scheduled.filter(({ id }) => id !== null);
    const { sum, unbalanced, overdrawn } = await checkLedger(db);
    const { differing, misjudged } = await checkRails(db);
    const shown = await historyCounts(world);
    return {
      seconds: (performance.now() - start) / 1000,
      counts,
      sentAgain: world.sentAgain(),
      asked: asked.length,
      byThemselves: byThemselves.length,
      ledgerSum: sum,
      unbalanced: unbalanced.length,
      overdrawn: overdrawn.length,
      movedTwice: made.length - byThemselves.length - new Set(confirmed).size,
      lost: confirmed.filter((id) => !kept.has(id)).length,
      disagreeing: differing.length + misjudged.length,
      differentHistories: shown.filter(
        ({ employeeId, total }) => made.filter((one) => one.employeeId === employeeId).length !== total,
      ).length,
      failing: await db
        .$count(jobs, isNull(jobs.failedAt))
        .then(async (sound) => (await db.$count(jobs)) - sound),
    };
  } finally {
    await server.stop();
  }
}
