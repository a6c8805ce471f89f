import { and, asc, eq, inArray, lte, min } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { isCollision, underLocks } from '../db/transaction.ts';
import { failureOf, type Log } from '../http/log.ts';
import type { Server } from '../http/server.ts';
import { type AskOutside, createAnswers, type OutsideFirst, upToOutside } from './outside-first.ts';
import type { Job } from './queue.ts';
import { type JobRow, jobs } from './tables.ts';

/**
 * Does a job in the transaction that holds it, and returns whether there was anything left to do. If it throws, its changes are rolled
 * back and it is retried later; it may run several times before it commits once, so it has no side effects outside the database; what it
 * needs from outside, it asks for with `ask`. `now` is when it really runs: never before it was due, and long after where a rail or the
 * server was out of reach.
 */
type Work = (tx: Db, job: Job, now: Date, ask: AskOutside) => Promise<boolean>;

/** Does the jobs of a kind. One that asks for something outside says what has to be locked before that is claimed. */
export type JobHandler =
  | Work
  | { readonly lock: (tx: Db, job: Job) => Promise<unknown>; readonly work: Work };

/** What a worker needs. */
export interface WorkerParts extends Pick<Server, 'db' | 'clock'> {
  /** By the kind of job. Jobs of other kinds are left alone. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly log: Log;
}

type JobKey = Pick<Job, 'kind' | 'reference'>;

const minuteMs = 60_000;
const longestPauseMs = 6 * 60 * minuteMs;

/** How long to wait after this many failures, in ms of business time: a minute, then twice as long each time, at most six hours. */
export function pauseAfter(failures: number): number {
  return Math.min(longestPauseMs, minuteMs * 2 ** (failures - 1));
}

const isJob = ({ kind, reference }: JobKey) => and(eq(jobs.kind, kind), eq(jobs.reference, reference));

/** Locks a job until the transaction ends; undefined if it is done, waiting, or locked by another process. */
async function claim(tx: Db, key: JobKey, now: Date): Promise<JobRow | undefined> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(isJob(key), lte(jobs.nextTryAt, now)))
    .for('update', { skipLocked: true });
  return job;
}

interface Failure {
  readonly failure: string;
  readonly now: Date;
}

/** Records a job's failure and delays it. */
async function noteFailure(tx: Db, job: JobRow, { failure, now }: Failure): Promise<void> {
  const failures = job.failures + 1;
  const nextTryAt = new Date(now.getTime() + pauseAfter(failures));
  await tx.update(jobs).set({ failures, failure, failedAt: now, nextTryAt }).where(isJob(job));
}

/** What came of a job: its error, if any, whether there was anything to do, and what comes first, if anything does. */
interface Attempt {
  readonly isDone: boolean;
  readonly error?: unknown;
  readonly first?: OutsideFirst;
}

const alreadyLocked = () => Promise.resolve();

/** Runs one job up to where something outside comes first. */
async function attempt(
  { db, handlers }: WorkerParts,
  key: JobKey,
  now: Date,
  ask: AskOutside,
): Promise<Attempt> {
  try {
    return await underLocks(db, async (tx) => {
      const job = await claim(tx, key, now);
      const handler = job && handlers[job.kind];
      if (!job || !handler) return { isDone: false };
      const { lock, work } = typeof handler === 'function' ? { lock: alreadyLocked, work: handler } : handler;
      try {
        const attempted = await upToOutside(tx, ask, {
          lock: (locking) => lock(locking, job),
          work: (inner) => work(inner, job, now, ask),
        });
        if ('first' in attempted) return { isDone: false, first: attempted.first };
        await tx.delete(jobs).where(isJob(job));
        return { isDone: attempted.result };
      } catch (error) {
        if (isCollision(error)) throw error;
        // In the transaction that holds the job: no one else tries it before it rests.
        await noteFailure(tx, job, { failure: failureOf(error), now });
        return { isDone: false, error };
      }
    });
  } catch (error) {
    // What collided with others again and again is free again, and still due: the next round takes it up.
    if (isCollision(error)) return { isDone: false, error };
    // Refused only when it was to be kept, by a constraint that waits until then.
    return failed(db, key, { error, now });
  }
}

async function failed(db: Db, key: JobKey, { error, now }: { error: unknown; now: Date }): Promise<Attempt> {
  await underLocks(db, async (tx) => {
    const job = await claim(tx, key, now);
    if (job) await noteFailure(tx, job, { failure: failureOf(error), now });
  });
  return { isDone: false, error };
}

/** Runs a job, and what it needs from outside while nothing is locked, until it is done or has failed. */
async function attemptAll(parts: WorkerParts, key: JobKey): Promise<Attempt> {
  const now = parts.clock.now();
  const { ask, get } = createAnswers();
  for (;;) {
    const { first, ...result } = await attempt(parts, key, now, ask);
    if (!first) return result;
    try {
      await get(first);
    } catch (error) {
      return failed(parts.db, key, { error, now });
    }
  }
}

async function runOne(parts: WorkerParts, key: JobKey): Promise<boolean> {
  const started = performance.now();
  const { isDone, error } = await attemptAll(parts, key).catch((lost: unknown) => ({
    isDone: false,
    error: lost,
  }));
  if (error !== undefined) {
    const ms = Math.round(performance.now() - started);
    const path = `${key.kind}/${key.reference}`;
    parts.log({ method: 'JOB', path, status: 500, ms, failure: failureOf(error) });
  }
  return isDone;
}

const nameOf = ({ kind, reference }: JobKey) => `${kind}/${reference}`;

/** The oldest job that is due, leaving out those that were passed over. */
async function oldestDue(
  { db, clock, handlers }: WorkerParts,
  passedOver: ReadonlySet<string>,
): Promise<JobKey | undefined> {
  const due = await db
    .select({ kind: jobs.kind, reference: jobs.reference })
    .from(jobs)
    .where(and(inArray(jobs.kind, Object.keys(handlers)), lte(jobs.nextTryAt, clock.now())))
    .orderBy(asc(jobs.dueAt), asc(jobs.reference))
    .limit(passedOver.size + 1);
  return due.find((key) => !passedOver.has(nameOf(key)));
}

/** When the next job is to be tried; null if that is after an instant, or there is none. */
export async function nextTryAt(
  { db, handlers }: Pick<WorkerParts, 'db' | 'handlers'>,
  until: Date,
): Promise<Date | null> {
  const [next] = await db
    .select({ at: min(jobs.nextTryAt) })
    .from(jobs)
    .where(and(inArray(jobs.kind, Object.keys(handlers)), lte(jobs.nextTryAt, until)));
  return next?.at ?? null;
}

/** Runs the jobs that are due and those that fall due by that; returns how many it did. */
async function runRound(parts: WorkerParts): Promise<number> {
  // Held by another process, or in collision with one.
  const passedOver = new Set<string>();
  let done = 0;
  // Looked up after each job: it may have added one that comes before all others, as a regular transfer does when the clock has jumped.
  for (let key = await oldestDue(parts, passedOver); key; key = await oldestDue(parts, passedOver)) {
    if (await runOne(parts, key)) done += 1;
    else passedOver.add(nameOf(key));
  }
  return done;
}

/**
 * Runs every due job, always the oldest, each in its own transaction, and those that fall due by that, as after a jump of the clock; returns
 * how many it did. Several processes may run this at once: each job is done by one of them. A failed job is delayed and does not hold up
 * the others.
 */
export async function runDueJobs(parts: WorkerParts): Promise<number> {
  let done = 0;
  for (let round = -1; round !== 0; done += round) round = await runRound(parts);
  return done;
}
