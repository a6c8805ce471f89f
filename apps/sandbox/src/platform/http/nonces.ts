import type { Db } from '../db/db.ts';
import { Refusal } from './refusal.ts';
import { nonces } from './tables.ts';

/** Maximum difference between a request's timestamp and real time, in seconds. */
const maxSkewSeconds = 300;

/**
 * How long a nonce is remembered, in milliseconds: until the timestamp check would refuse it anyway. A timestamp may be in the future by
 * the allowed skew, and is then valid twice as long.
 */
export const nonceLifeMs = 2 * maxSkewSeconds * 1000 + 1000;

/**
 * Refuses a request with ClockSkew if its timestamp (seconds since 1970) is too far from real time, `at`. `told` is the time that responses
 * tell, where that is another: a client may have learned it or not, or from before the clock was moved on, so that all between is fine.
 */
export function checkTimestamp(timestampSeconds: number, at: Date, told = at): void {
  const [first, last] = [at, told].map((date) => date.getTime() / 1000).toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const isWithin = timestampSeconds >= first - maxSkewSeconds && timestampSeconds <= last + maxSkewSeconds;
  if (!isWithin) throw new Refusal('ClockSkew');
}

/**
 * Uses a nonce of a key's owner, in one statement, and refuses with ReplayRefused if it was used before. Stored in the database, so that
 * requests sent before a restart cannot be replayed after it.
 */
export async function spendNonce(db: Db, owner: string, nonce: string, at: Date): Promise<void> {
  const spent = await db
    .insert(nonces)
    .values({ owner, nonce, usedAt: at })
    .onConflictDoNothing()
    .returning({ nonce: nonces.nonce });
  if (spent.length === 0) throw new Refusal('ReplayRefused');
}
