import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './open.ts';

/** Serialization failure and deadlock: Postgres took everything back, so the same work may simply run again. */
const retryable = new Set(['40001', '40P01']);
const attempts = 12;

const collisions = new WeakMap<Db, number>();

/** How many times a transaction on this database has collided with another and was run again, since the process began. */
export function collisionsOf(db: Db): number {
  return collisions.get(db) ?? 0;
}

/** The SQLSTATE that a driver's error carries, also when drizzle has wrapped it. */
function sqlStateOf(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/**
 * Runs `work` in one serializable transaction, and again from the start when it collided with another.
 * `work` must therefore touch nothing but the database.
 */
export async function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work, { isolationLevel: 'serializable' });
    } catch (error) {
      if (attempt === attempts || !retryable.has(sqlStateOf(error) ?? '')) throw error;
      collisions.set(db, collisionsOf(db) + 1);
      await sleep(Math.random() * 2 ** Math.min(attempt, 8));
    }
  }
}
