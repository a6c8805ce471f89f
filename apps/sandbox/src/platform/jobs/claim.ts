import { and, asc, desc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Job } from './queue.ts';
import { type JobRow, jobs } from './tables.ts';

/** Names a job. */
export type JobKey = Pick<Job, 'kind' | 'reference'>;

const minuteMs = 60_000;
const longestPauseMs = 6 * 60 * minuteMs;

/** How long to wait after this many failures, in ms of business time: a minute, then twice as long each time, at most six hours. */
export function pauseAfter(failures: number): number {
  return Math.min(longestPauseMs, minuteMs * 2 ** (failures - 1));
}

/** The row of a job. */
export const isJob = ({ kind, reference }: JobKey) => and(eq(jobs.kind, kind), eq(jobs.reference, reference));

/** How often a job fails until it is left for an operator: after five and a half days. */
const mostFailures = 30;

/** Locks a job until the transaction ends; undefined if it is done, waiting, or locked by another process. */
export async function claim(tx: Db, key: JobKey, now: Date): Promise<JobRow | undefined> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(isJob(key), isNull(jobs.deadAt), lte(jobs.nextTryAt, now)))
    .for('update', { skipLocked: true });
  return job;
}

/** What is to be done next: of which kinds, and what is left out. */
export interface Wanted {
  readonly kinds: readonly string[];
  readonly passedOver: ReadonlySet<string>;
}

/** Locks the job whose turn it is: jobs that a user waits for first, then those due longest; leaves out what another process holds. */
export async function claimNext(
  tx: Db,
  { kinds, passedOver }: Wanted,
  now: Date,
): Promise<JobRow | undefined> {
  const name = sql<string>`${jobs.kind} || '/' || ${jobs.reference}`;
  const [job] = await tx
    .select()
    .from(jobs)
    .where(
      and(
        inArray(jobs.kind, [...kinds]),
        ...[isNull(jobs.deadAt), lte(jobs.dueAt, now), lte(jobs.nextTryAt, now)],
        passedOver.size > 0 ? notInArray(name, [...passedOver]) : undefined,
      ),
    )
    .orderBy(desc(jobs.priority), asc(jobs.dueAt), asc(jobs.reference))
    .limit(1)
    .for('update', { skipLocked: true });
  return job;
}

interface Failure {
  readonly failure: string;
  readonly now: Date;
  /** Whether it is tried for as long as it takes. */
  readonly isKept: boolean;
}

/** Records a job's failure and delays it. */
export async function noteFailure(tx: Db, job: JobRow, { failure, now, isKept }: Failure): Promise<void> {
  const failures = job.failures + 1;
  const nextTryAt = new Date(now.getTime() + pauseAfter(failures));
  const deadAt = failures >= mostFailures && !isKept ? now : null;
  await tx.update(jobs).set({ failures, failure, failedAt: now, nextTryAt, deadAt }).where(isJob(job));
}
