import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jobs } from '../../platform/jobs/tables.ts';
import { railsOfThePast } from '../../seeds/replay.ts';
import { orderHandlers, rulesOfOrders } from '../money/index.ts';

/** Takes the payouts of a past that is made up to where they would be by `until`. */
export async function settlePastPayouts(tx: Db, until: Date): Promise<void> {
  const { rails, ask } = railsOfThePast(tx);
  const handlers = orderHandlers(rulesOfOrders, { rails });
  for (;;) {
    const [job] = await tx
      .select()
      .from(jobs)
      .where(and(inArray(jobs.kind, Object.keys(handlers)), lte(jobs.dueAt, until)))
      .orderBy(asc(jobs.dueAt))
      .limit(1);
    const handler = job && handlers[job.kind];
    if (!handler) return;
    const work = typeof handler === 'function' ? handler : handler.work;
    await work(tx, job, job.dueAt, ask);
    await tx.delete(jobs).where(and(eq(jobs.kind, job.kind), eq(jobs.reference, job.reference)));
  }
}
