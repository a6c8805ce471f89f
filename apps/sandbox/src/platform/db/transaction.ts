import { setTimeout as sleep } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Db } from './db.ts';

/** Serialization failure and deadlock: Postgres took everything back, so the same work may simply run again. */
const retryable = new Set(['40001', '40P01']);
const attempts = 12;

/**
 * How many run on a database at the same moment, for each process, at most: with sixteen, every fifth run comes through and some give up;
 * with four, most do, and the rest of the pool's connections is there for everything else. Where tables are small, two people's rows are
 * on one page of an index, which counts as a collision: a run that collides makes the lanes fewer, and each run that comes through widens them
 * a little.
 */
const mostAtOnce = 4;
const wideningBy = 0.02;

/**
 * How many run under locks at the same moment, for each process, at most: waiting for a person's lock occupies a connection, and the
 * rest of the pool is there for everything else.
 */
const mostUnderLocks = 8;

interface Traffic {
  readonly limit: LimitFunction;
  readonly underLocks: LimitFunction;
  /** How many may run; `limit` has its whole part. */
  lanes: number;
  collisions: number;
}

const traffic = new WeakMap<Db, Traffic>();

function trafficOn(db: Db): Traffic {
  const known = traffic.get(db);
  if (known) return known;
  const fresh = {
    limit: pLimit(mostAtOnce),
    underLocks: pLimit(mostUnderLocks),
    lanes: mostAtOnce,
    collisions: 0,
  };
  traffic.set(db, fresh);
  return fresh;
}

function setLanes(of: Traffic, lanes: number): void {
  of.lanes = Math.min(mostAtOnce, Math.max(1, lanes));
  const whole = Math.floor(of.lanes);
  if (of.limit.concurrency !== whole) of.limit.concurrency = whole;
}

/** How many times a transaction on this database has collided with another and was run again, since the process began. */
export function collisionsOf(db: Db): number {
  return trafficOn(db).collisions;
}

/** The SQLSTATE that a driver's error carries, also when drizzle has wrapped it. */
function sqlStateOf(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** Whether a transaction failed only because it collided with another. It is lost then, whatever is caught inside it. */
export function isCollision(error: unknown): boolean {
  return retryable.has(sqlStateOf(error) ?? '');
}

/** Runs something again from the start when it collided with another. */
async function again<Result>(seen: Traffic, run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isCollision(error) || attempt === attempts) throw error;
      seen.collisions += 1;
      await sleep(Math.random() * 2 ** Math.min(attempt, 8));
    }
  }
}

/**
 * Runs `work` in one serializable transaction, and again from the start when it collided with another. For what holds no lock that keeps
 * others away. `work` must therefore touch nothing but the database, and that through the `tx` it is given.
 */
export function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const seen = trafficOn(db);
  return again(seen, async () => {
    try {
      const result = await seen.limit(() => db.transaction(work, { isolationLevel: 'serializable' }));
      setLanes(seen, seen.lanes + wideningBy);
      return result;
    } catch (error) {
      if (isCollision(error)) setLanes(seen, seen.lanes - 1);
      throw error;
    }
  });
}

/**
 * Runs `work` in one transaction that sees what others have committed before each of its statements. For money: `work` begins by taking the
 * lock of the person it is about, and reads after that what it decides by; constraints refuse what must never be. Transactions collide only in a
 * deadlock, after which it is run again.
 */
export function underLocks<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const seen = trafficOn(db);
  return again(seen, () => seen.underLocks(() => db.transaction(work, { isolationLevel: 'read committed' })));
}
