import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { Settings } from '../../platform/http/settings.ts';
import { enqueue, type Job } from '../../platform/jobs/queue.ts';
import type { JobHandler } from '../../platform/jobs/worker.ts';
import { bringUpToDate } from '../accrue.ts';
import { type Earner, lockEarner } from '../owner.ts';
import { currentPeriod } from '../standing.ts';
import { type Instrument, instruments, type PayPeriod, type Transaction, transactions } from '../tables.ts';

/** A transfer at one stage of its way. */
export interface Staged {
  readonly tx: Db;
  readonly transaction: Transaction;
  readonly instrument: Instrument;
  readonly employee: Earner;
  /** The pay period that is running at that time. */
  readonly period: PayPeriod;
  readonly at: Date;
  /** Whether rails are asked in the same transaction: where a past is written down, or somebody waits. */
  readonly isInline?: boolean | undefined;
}

/** What a stage did, and the job that goes on from there. */
export interface StageResult {
  readonly transaction: Transaction;
  readonly next?: Job | undefined;
}

/** Takes a transfer one stage further; null if it is past that stage, as after a cancellation. */
export type Stage = (staged: Staged) => Promise<StageResult | null>;

async function found(tx: Db, id: string) {
  const [transfer] = await tx
    .select({ transaction: transactions, instrument: instruments })
    .from(transactions)
    .innerJoin(instruments, eq(instruments.id, transactions.instrumentId))
    .where(eq(transactions.id, id));
  if (!transfer) throw new Error(`Transfer ${id} is gone.`);
  return transfer;
}

interface Advanced extends Pick<Settings, 'accessPercent'>, Pick<Staged, 'at' | 'isInline'> {
  readonly id: string;
}

/** Takes a transfer one stage further as of a time, under the lock of its person’s money; returns null if there was nothing to do. */
export async function advance(
  stage: Stage,
  tx: Db,
  { id, at, accessPercent, isInline }: Advanced,
): Promise<StageResult | null> {
  const { employmentId } = (await found(tx, id)).transaction;
  const locked = await lockEarner(tx, employmentId);
  // Under the lock: it may have been cancelled a moment ago.
  const transfer = await found(tx, id);
  const employee = await bringUpToDate(tx, locked, at, accessPercent);
  const period = await currentPeriod(tx, employmentId);
  return stage({ tx, ...transfer, employee, period, at, isInline });
}

/** Takes a transfer one stage further and has the rest done later; returns whether there was anything to do. */
export async function advanceAndEnqueue(...asked: Parameters<typeof advance>): Promise<boolean> {
  const result = await advance(...asked);
  if (result?.next) await enqueue(asked[1], result.next);
  return result !== null;
}

/** The job of a stage. What it does happened when it runs, however long ago it was due: a rail has had nothing before. */
export function stageHandler(stage: Stage, { accessPercent }: Pick<Settings, 'accessPercent'>): JobHandler {
  return (tx, { reference: id }, at) => advanceAndEnqueue(stage, tx, { id, at, accessPercent });
}
