import { and, eq, inArray, isNull, lte, min } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { isCollision, underLocks } from '../db/transaction.ts';
import { failureOf, type Log } from '../http/log.ts';
import type { Server } from '../http/server.ts';
import { claim, claimNext, isJob, type JobKey, noteFailure, type Wanted } from './claim.ts';
import { type AskOutside, createAnswers, type ExternalCallRequired, upToOutside } from './outside-first.ts';
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
  | {
      readonly lock: (tx: Db, job: Job) => Promise<unknown>;
      readonly work: Work;
      /** Whether a job is tried for as long as it takes, because money hangs on it. Default: it is given up in the end. */
      readonly isKept?: boolean;
    };

const isKept = (handler: JobHandler | undefined) => typeof handler === 'object' && handler.isKept === true;

/** What a worker needs. */
export interface WorkerParts extends Pick<Server, 'db' | 'clock'> {
  /** By the kind of job. Jobs of other kinds are left alone. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly log: Log;
  /** Ends a run before its next job, and without the answer that it may be waiting for. */
  readonly stopping?: AbortSignal | undefined;
}

/** By database: the jobs of this process that wait for an answer from outside. Nothing locks them meanwhile, and they are still due. */
const asking = new WeakMap<Db, Set<string>>();

function askingOn(db: Db): Set<string> {
  const known = asking.get(db) ?? new Set<string>();
  asking.set(db, known);
  return known;
}

/** How long a process that stops waits for the answers it has asked for, milliseconds. They are asked for again by the next one. */
const graceMs = 1_000;

/** Waits for an answer, until a little after a signal at most. Gives whether it is there. */
async function isAnswered(answer: Promise<void>, stopping: AbortSignal | undefined): Promise<boolean> {
  const { promise: left, resolve } = Promise.withResolvers<false>();
  let timer: NodeJS.Timeout | undefined;
  const leave = () => {
    timer = setTimeout(() => resolve(false), graceMs);
  };
  if (stopping?.aborted) leave();
  stopping?.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([answer.then(() => true), left]);
  } finally {
    stopping?.removeEventListener('abort', leave);
    clearTimeout(timer);
  }
}

/** What came of a job: its error, if any, whether there was anything to do, and what comes first, if anything does. */
interface Attempt {
  /** Undefined where there is no job to do. */
  readonly key?: JobKey | undefined;
  readonly isDone: boolean;
  readonly error?: unknown;
  readonly first?: ExternalCallRequired;
}

const alreadyLocked = () => Promise.resolve();

/** How a job is run: which one, and what it has been answered so far. */
interface Turn {
  readonly pick: (tx: Db) => Promise<JobRow | undefined>;
  readonly now: Date;
  readonly ask: AskOutside;
  /** Told of a job that something outside comes first for, before anybody else can claim it. */
  readonly waits: (key: JobKey) => void;
}

/** Runs one job, or the next, up to where something outside comes first. */
async function attempt({ db, handlers }: WorkerParts, { pick, now, ask, waits }: Turn): Promise<Attempt> {
  let key: JobKey | undefined;
  try {
    return await underLocks(db, async (tx) => {
      const job = await pick(tx);
      key = job && { kind: job.kind, reference: job.reference };
      const handler = job && handlers[job.kind];
      if (!job || !handler) return { isDone: false };
      const { lock, work } = typeof handler === 'function' ? { lock: alreadyLocked, work: handler } : handler;
      try {
        const attempted = await upToOutside(tx, ask, {
          lock: (locking) => lock(locking, job),
          work: (inner) => work(inner, job, now, ask),
        });
        if ('first' in attempted) {
          waits(job);
          return { key, isDone: false, first: attempted.first };
        }
        // Unless it has put itself off.
        await tx.delete(jobs).where(and(isJob(job), eq(jobs.dueAt, job.dueAt)));
        return { key, isDone: attempted.result };
      } catch (error) {
        if (isCollision(error)) throw error;
        // In the transaction that holds the job: no one else tries it before it rests.
        await noteFailure(tx, job, { failure: failureOf(error), now, isKept: isKept(handler) });
        return { key, isDone: false, error };
      }
    });
  } catch (error) {
    // What collided with others again and again is free again, and still due: the next round takes it up.
    if (isCollision(error) || !key) return { key, isDone: false, error };
    // Refused only when it was to be kept, by a constraint that waits until then.
    return failed({ db, handlers }, key, { error, now });
  }
}

async function failed(
  { db, handlers }: Pick<WorkerParts, 'db' | 'handlers'>,
  key: JobKey,
  { error, now }: { error: unknown; now: Date },
): Promise<Attempt> {
  await underLocks(db, async (tx) => {
    const job = await claim(tx, key, now);
    const failure = { failure: failureOf(error), now, isKept: isKept(handlers[key.kind]) };
    if (job) await noteFailure(tx, job, failure);
  });
  return { key, isDone: false, error };
}

const nameOf = ({ kind, reference }: JobKey) => `${kind}/${reference}`;

/** Runs the next job, and what it needs from outside while nothing is locked, until it is done, has failed, or is left because the process stops. */
async function attemptAll(parts: WorkerParts, { kinds, passedOver }: Wanted): Promise<Attempt> {
  const now = parts.clock.now();
  const waiting = askingOn(parts.db);
  const mine = new Set<string>();
  const waits = (key: JobKey) => {
    mine.add(nameOf(key));
    waiting.add(nameOf(key));
  };
  const { ask, get } = createAnswers();
  let pick = (tx: Db) => claimNext(tx, { kinds, passedOver: new Set([...passedOver, ...waiting]) }, now);
  let begun: JobKey | undefined;
  try {
    for (;;) {
      const { first, ...result } = await attempt(parts, { pick, now, ask, waits });
      // Another process may have done it while its answer was asked for: that was a job, too.
      const key = result.key ?? begun;
      if (!first || !key) return { ...result, key };
      begun = key;
      try {
        if (!(await isAnswered(get(first), parts.stopping))) return { key, isDone: false };
      } catch (error) {
        return await failed(parts, key, { error, now });
      }
      pick = (tx) => claim(tx, key, now);
    }
  } finally {
    for (const name of mine) waiting.delete(name);
  }
}

/** Runs the next job; returns what it was, and whether there was anything to do. */
async function runNext(parts: WorkerParts, wanted: Wanted): Promise<Attempt> {
  const started = performance.now();
  const attempted = await attemptAll(parts, wanted);
  const { key, error } = attempted;
  if (error !== undefined) {
    const ms = Math.round(performance.now() - started);
    const path = key ? nameOf(key) : 'next';
    parts.log({ method: 'JOB', path, status: 500, ms, failure: failureOf(error) });
  }
  return attempted;
}

/** When the next job is to be tried; null if that is after an instant, or there is none. */
export async function nextTryAt(
  { db, handlers }: Pick<WorkerParts, 'db' | 'handlers'>,
  until: Date,
): Promise<Date | null> {
  const [next] = await db
    .select({ at: min(jobs.nextTryAt) })
    .from(jobs)
    .where(and(inArray(jobs.kind, Object.keys(handlers)), isNull(jobs.deadAt), lte(jobs.nextTryAt, until)));
  return next?.at ?? null;
}

/** Runs the jobs of some kinds that are due and those that fall due by that; returns how many it did. */
async function runRound(parts: WorkerParts, kinds: readonly string[]): Promise<number> {
  // In collision with another process, or of no use.
  const passedOver = new Set<string>();
  let done = 0;
  // Looked up after each job: it may have added one that comes before all others, as a regular transfer does when the clock has jumped.
  while (!parts.stopping?.aborted) {
    const { key, isDone, error } = await runNext(parts, { kinds, passedOver });
    if (!key) return done;
    if (isDone) done += 1;
    // What has failed rests, and is not found again.
    else if (error === undefined || isCollision(error)) passedOver.add(nameOf(key));
  }
  return done;
}

async function runAll(parts: WorkerParts, kinds: readonly string[]): Promise<number> {
  let done = 0;
  for (let round = -1; round !== 0; done += round) round = await runRound(parts, kinds);
  return done;
}

/**
 * Runs every due job in its turn, each in its own transaction, and those that fall due by that, as after a jump of the clock; returns
 * how many it did. Several processes may run this at once: each job is done by one of them. A failed job is delayed and does not hold up
 * the others.
 */
export function runDueJobs(parts: WorkerParts): Promise<number> {
  return runAll(parts, Object.keys(parts.handlers));
}

/** How many jobs of which kinds run at the same moment; kinds that no lane names have one together. */
export type Lanes = readonly { readonly kinds: readonly string[]; readonly atOnce: number }[];

/** Runs the due jobs of a lane, as {@link runDueJobs} does; ends early once it is told to stop. */
export type Lane = (stopping?: AbortSignal) => Promise<number>;

/**
 * The same in lanes that run by themselves: a slow rail, or a flood of one kind, does not hold up another kind. Within a lane each job begins in its turn;
 * between lanes there is no order.
 */
export function createLanes(parts: WorkerParts, lanes: Lanes): readonly Lane[] {
  const named = new Set(lanes.flatMap(({ kinds }) => kinds));
  const rest = { kinds: Object.keys(parts.handlers).filter((kind) => !named.has(kind)), atOnce: 1 };
  return [...lanes, rest].flatMap(({ kinds, atOnce }) =>
    Array.from({ length: atOnce }, () => (stopping?: AbortSignal) => runAll({ ...parts, stopping }, kinds)),
  );
}
