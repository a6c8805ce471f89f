import { asc, gt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type JobRow, jobs } from './tables.ts';

/** Work to do once, at a business time. */
export type Job = Pick<JobRow, 'kind' | 'reference' | 'dueAt'>;

/** Adds work in the caller's transaction: it is done if that commits, and only then. Throws if it exists already. */
export async function enqueue(tx: Db, ...work: readonly Job[]): Promise<void> {
  if (work.length === 0) return;
  await tx.insert(jobs).values(work.map((job) => ({ ...job, nextTryAt: job.dueAt })));
}

/** Adds work in the caller's transaction, unless the same work waits already. */
export async function enqueueOnce(tx: Db, job: Job): Promise<void> {
  await tx
    .insert(jobs)
    .values({ ...job, nextTryAt: job.dueAt })
    .onConflictDoNothing();
}

/** The jobs that failed and will be retried, in order of the next attempt. */
export function failingJobs(db: Db): Promise<JobRow[]> {
  return db.select().from(jobs).where(gt(jobs.failures, 0)).orderBy(asc(jobs.nextTryAt));
}
