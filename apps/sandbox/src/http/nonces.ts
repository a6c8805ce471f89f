import type { Db } from '../db/db.ts';
import { Refusal } from './refusal.ts';
import { nonces } from './tables.ts';

/** How far a request's timestamp may lie from real time, in seconds, either way. */
const maxSkewSeconds = 300;

/**
 * How long a nonce is remembered, in milliseconds: until the timestamp check would refuse it anyway. A timestamp may lie in the future by
 * the skew, and is then good for twice as long.
 */
export const nonceLifeMs = 2 * maxSkewSeconds * 1000 + 1000;

/** Refuses with ClockSkew a request whose timestamp (seconds since 1970) is too far from real time. */
export function checkTimestamp(timestampSeconds: number, at: Date): void {
  const skew = Math.abs(at.getTime() / 1000 - timestampSeconds);
  if (!(skew <= maxSkewSeconds)) throw new Refusal('ClockSkew');
}

/**
 * Uses up a nonce of one key's owner, in one statement, and refuses with ReplayRefused if it was used before.
 * Kept in the database, so that a restart does not open the door to what was sent before it.
 */
export async function spendNonce(db: Db, owner: string, nonce: string, at: Date): Promise<void> {
  const spent = await db
    .insert(nonces)
    .values({ owner, nonce, usedAt: at })
    .onConflictDoNothing()
    .returning({ nonce: nonces.nonce });
  if (spent.length === 0) throw new Refusal('ReplayRefused');
}
