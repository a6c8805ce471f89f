import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { Server } from '../../../platform/http/server.ts';
import type { Settings } from '../../../platform/http/settings.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { lockEarner } from '../core/owner.ts';
import type { Stage, Staged, StageResult } from '../core/staged.ts';
import { instruments, transactions } from '../core/tables.ts';
import { bringUpToDate } from '../wages/accrue.ts';
import { currentPeriod } from '../wages/pay-period-summary.ts';

async function found(tx: Db, id: string) {
  const [transfer] = await tx
    .select({ transaction: transactions, instrument: instruments })
    .from(transactions)
    .innerJoin(instruments, eq(instruments.id, transactions.instrumentId))
    .where(eq(transactions.id, id));
  if (!transfer) throw new Error(`Transfer ${id} is gone.`);
  return transfer;
}

interface Advanced extends Pick<Settings, 'accessPercent'>, Pick<Staged, 'at' | 'rails' | 'ask'> {
  readonly id: string;
}

/** Locks the money of a transfer's person. */
export async function lockTransfer(tx: Db, id: string): Promise<void> {
  // Like every other move of the same money, to avoid a deadlock.
  await lockEarner(tx, (await found(tx, id)).transaction.employmentId);
}

/** Takes a transfer one stage further as of a time, under the lock of its person’s money; returns null if there was nothing to do. */
export async function advance(
  stage: Stage,
  tx: Db,
  { id, at, accessPercent, rails, ask }: Advanced,
): Promise<StageResult | null> {
  const { employmentId } = (await found(tx, id)).transaction;
  const locked = await lockEarner(tx, employmentId);
  // Under the lock: it may have been cancelled a moment ago.
  const transfer = await found(tx, id);
  const employee = await bringUpToDate(tx, locked, at, accessPercent);
  const period = await currentPeriod(tx, employmentId);
  return stage({ tx, ...transfer, employee, period, at, rails, ask });
}

/** Takes a transfer one stage further and has the rest done later; returns whether there was anything to do. */
export async function advanceAndEnqueue(...asked: Parameters<typeof advance>): Promise<boolean> {
  const result = await advance(...asked);
  if (result?.next) await enqueue(asked[1], result.next);
  return result !== null;
}

/** The job of a stage. What it does happened when it runs, however long ago it was due: a rail has had nothing before. */
export function stageHandler(
  stage: Stage,
  { settings: { accessPercent }, rails }: Pick<Server, 'settings' | 'rails'>,
): JobHandler {
  return {
    isKept: true,
    lock: (tx, { reference }) => lockTransfer(tx, reference),
    work: (tx, { reference: id }, at, ask) =>
      advanceAndEnqueue(stage, tx, { id, at, accessPercent, rails, ask }),
  };
}
