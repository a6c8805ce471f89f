import { and, asc, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type JobRow, jobs } from './tables.ts';

/** Work to do once, at a business time. */
export type Job = Pick<JobRow, 'kind' | 'reference' | 'dueAt'> & Partial<Pick<JobRow, 'priority'>>;

/** The insert that adds work. */
export const jobInsert = (tx: Db, ...work: readonly Job[]) =>
  tx.insert(jobs).values(work.map((job) => ({ ...job, nextTryAt: job.dueAt })));

/** Adds work in the caller's transaction: it is done if that commits, and only then. Throws if it exists already. */
export async function enqueue(tx: Db, ...work: readonly Job[]): Promise<void> {
  if (work.length > 0) await jobInsert(tx, ...work);
}

/** Adds work in the caller's transaction, unless the same work waits already. */
export async function enqueueOnce(tx: Db, job: Job): Promise<void> {
  await tx
    .insert(jobs)
    .values({ ...job, nextTryAt: job.dueAt })
    .onConflictDoNothing();
}

/** Puts work off that is not done yet, in the transaction that does it or in any other: it is taken up again at `dueAt`, as if it were new. */
export async function postpone(tx: Db, job: Job): Promise<void> {
  const again = { dueAt: job.dueAt, nextTryAt: job.dueAt, failures: 0 };
  await tx
    .insert(jobs)
    .values({ ...job, ...again })
    .onConflictDoUpdate({ target: [jobs.kind, jobs.reference], set: again });
}

/** The jobs that failed and will be retried, in order of the next attempt. */
export function failingJobs(db: Db): Promise<JobRow[]> {
  return db
    .select()
    .from(jobs)
    .where(and(gt(jobs.failures, 0), isNull(jobs.deadAt)))
    .orderBy(asc(jobs.nextTryAt));
}

/** The jobs that have failed too often to be tried again by themselves, the oldest first. */
export function deadJobs(db: Db): Promise<JobRow[]> {
  return db.select().from(jobs).where(isNotNull(jobs.deadAt)).orderBy(asc(jobs.deadAt));
}

/** Has jobs that had failed too often tried again now, from the beginning; returns how many. */
export async function reviveJobs(db: Db, now: Date): Promise<number> {
  const revived = await db
    .update(jobs)
    .set({ deadAt: null, failures: 0, nextTryAt: now })
    .where(isNotNull(jobs.deadAt))
    .returning({ reference: jobs.reference });
  return revived.length;
}
