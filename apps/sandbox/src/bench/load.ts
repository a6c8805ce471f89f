import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { minorUnits } from '@dayfare/domain/money';
import { isNotNull, sql } from 'drizzle-orm';
import { createSandbox } from '../app/sandbox.ts';
import { transactions } from '../areas/money/core/tables.ts';
import { checkLedger } from '../ledger/check.ts';
import type { Db } from '../platform/db/db.ts';
import { rowsOf } from '../platform/db/rows.ts';
import { collisionsOf } from '../platform/db/transaction.ts';
import { settingsFrom } from '../platform/http/settings.ts';
import type { ClientsOptions, ClientsResult } from './clients.ts';
import { fillJournal } from './fill-journal.ts';
import { benchPeople } from './people.ts';

/** Options of a load run. */
export interface LoadOptions {
  readonly clients: number;
  /** How many of the clients are devices of the same person. Default 1. */
  readonly devicesEach?: number | undefined;
  /** How many employers the people have. Default 1. */
  readonly employers?: number | undefined;
  readonly transfers: number;
  /** Whether everything is quoted before the clock starts, so that a transfer is one request. Default false. */
  readonly isQuotedBefore?: boolean | undefined;
  /** Randomly dropped connections before and after the commit, 500s and latency. */
  readonly faults: boolean;
  /** An empty PostgreSQL database instead of one in memory. */
  readonly databaseUrl?: string | undefined;
  /** How many postings there are before; only on PostgreSQL, as a role that may leave triggers out. Default 0. */
  readonly pastPostings?: number | undefined;
  /** Tells how much processor time has been used so far, in seconds. */
  readonly processorSeconds?: (() => number | undefined) | undefined;
}

/** Results. `ledgerSum`, `movedTwice` and `lost` must be zero. */
export interface LoadResult {
  readonly transfers: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Processor time for each transfer, of clients, server and database together, in milliseconds; undefined where it isn't known. */
  readonly processorMs: number | undefined;
  /** Pages of tables and indexes that PostgreSQL looked at for each transfer, from memory or disk; undefined in process. */
  readonly pages: number | undefined;
  /** Number of requests that a client sent again. */
  readonly retries: number;
  /** Number of transactions that collided and were retried. */
  readonly collisions: number;
  readonly ledgerSum: number;
  /** Transfers beyond one per intent. */
  readonly movedTwice: number;
  /** Intents confirmed to a client but missing in the database. */
  readonly lost: number;
}

const faults = [
  { match: '*', kind: 'latency', ms: 5, chance: 0.05 },
  { match: 'ewa/performTransaction', kind: 'drop-before', chance: 0.05 },
  { match: 'ewa/performTransaction', kind: 'drop-after', chance: 0.05 },
  { match: 'ewa/performTransaction', kind: 'status', status: 500, chance: 0.05 },
] as const;

/** Pages that a PostgreSQL server has looked at so far for a database. */
async function pagesOf(db: Db): Promise<number> {
  // What idle connections have counted is told at the latest after ten seconds.
  await setTimeout(11_000);
  const [row] = rowsOf<{ pages: string }>(
    await db.execute(
      sql`select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()`,
    ),
  );
  return Number(row?.pages);
}

/** Has many clients make many transfers at once against a separate server, and counts the results. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { clients, transfers, devicesEach = 1 } = options;
  const everyone = benchPeople(Math.ceil(clients / devicesEach), options.employers);
  const emails = everyone.map(({ email }) => email);
  // Daily, amount and address limits would end the run early; everything else is unchanged.
  const settings = {
    ...settingsFrom({ LIMITS: 'callsPerSecond=100000,callsPerMinute=1000000', STEERING: '1' }),
    dailyLimit: minorUnits(100_000_00),
    stepUpAmount: minorUnits(100_000_00),
  };
  const sandbox = await createSandbox({
    dataDir: 'memory:',
    databaseUrl: options.databaseUrl,
    seeds: everyone,
    settings,
  });
  try {
    if (options.pastPostings) await fillJournal(sandbox, options.pastPostings);
    const origin = `http://127.0.0.1:${await sandbox.listen(0)}`;
    const isQuotedBefore = options.isQuotedBefore ?? false;
    const clientsOptions: ClientsOptions = { origin, emails, clients, transfers, isQuotedBefore };
    const worker = new Worker(new URL('./clients.ts', import.meta.url), { workerData: clientsOptions });
    await once(worker, 'message');
    for (const fault of options.faults ? faults : []) {
      await fetch(`${origin}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) });
    }
    const collided = collisionsOf(sandbox.db);
    const pagesBefore = options.databaseUrl && (await pagesOf(sandbox.db));
    const before = options.processorSeconds?.();
    worker.postMessage('start');
    const [{ confirmed, retries, seconds }] = (await once(worker, 'message')) as [ClientsResult];
    const after = options.processorSeconds?.();
    const pages = pagesBefore && (await pagesOf(sandbox.db)) - pagesBefore;
    const made = await sandbox.db
      .select({ id: transactions.id })
      .from(transactions)
      .where(isNotNull(transactions.previewId));
    const kept = new Set(made.map(({ id }) => id));
    return {
      transfers: confirmed.length,
      seconds,
      perSecond: confirmed.length / seconds,
      processorMs:
        before === undefined || after === undefined
          ? undefined
          : ((after - before) * 1000) / confirmed.length,
      pages: pages ? pages / confirmed.length : undefined,
      retries,
      collisions: collisionsOf(sandbox.db) - collided,
      ledgerSum: (await checkLedger(sandbox.db)).sum,
      movedTwice: made.length - confirmed.length,
      lost: confirmed.filter((id) => !kept.has(id)).length,
    };
  } finally {
    await sandbox.close();
  }
}
