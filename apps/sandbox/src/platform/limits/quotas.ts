import { createHash } from 'node:crypto';
import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { quotas } from '../http/tables.ts';

/** An amount, and how long its use counts, in milliseconds. */
export interface Quota {
  readonly points: number;
  readonly perMs: number;
}

/**
 * What is counted: its kind, then whose it is. Each part is encoded by itself, so that nothing a user types, such as a user name "address 127.0.0.1",
 * is the key of something else.
 */
export type QuotaKey = readonly [kind: string, ...of: (string | number)[]];

const hashOf = (key: QuotaKey) => createHash('sha256').update(JSON.stringify(key)).digest('base64url');

/**
 * Uses up some of a quota and says whether there was enough left. Counted in the database, for all processes on it, and in one statement: many
 * at once are counted one by one. What is used up stays so for the whole time, from when it was; asking meanwhile does not prolong it, and a smaller
 * quota under the same key does not lower what others have counted there.
 */
export async function spendQuota(
  db: Db,
  key: QuotaKey,
  { points, perMs }: Quota,
  { now, spent = 1 }: { readonly now: Date; readonly spent?: number },
): Promise<boolean> {
  const at = now.toISOString();
  const until = new Date(now.getTime() + perMs);
  const isOver = sql`${quotas.resetsAt} <= ${at}::timestamptz`;
  const [row] = await db
    .insert(quotas)
    .values({ keyHash: hashOf(key), used: spent, resetsAt: until })
    .onConflictDoUpdate({
      target: quotas.keyHash,
      set: {
        used: sql`case when ${isOver} then ${spent}::int else greatest(${quotas.used}, least(${quotas.used} + ${spent}::int, ${points + 1}::int)) end`,
        resetsAt: sql`case
          when ${isOver} then ${until.toISOString()}::timestamptz
          when ${quotas.used} < ${points}::int and ${quotas.used} + ${spent}::int >= ${points}::int then ${until.toISOString()}::timestamptz
          else ${quotas.resetsAt}
        end`,
      },
    })
    .returning({ used: quotas.used });
  return row !== undefined && row.used <= points;
}

/** Returns what turned out not to count. */
export async function refundQuota(db: Db, key: QuotaKey, points = 1): Promise<void> {
  await db
    .update(quotas)
    .set({ used: sql`greatest(${quotas.used} - ${points}::int, 0)` })
    .where(eq(quotas.keyHash, hashOf(key)));
}

/** Clears the use of each of these keys. */
export async function clearQuotas(db: Db, keys: readonly QuotaKey[]): Promise<void> {
  await db.delete(quotas).where(inArray(quotas.keyHash, keys.map(hashOf)));
}

/** Seconds until a quota that is used up can be spent again; 0 while some of it is left. */
export async function secondsToWait(
  db: Db,
  key: QuotaKey,
  { points }: Pick<Quota, 'points'>,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ resetsAt: quotas.resetsAt })
    .from(quotas)
    .where(and(eq(quotas.keyHash, hashOf(key)), gt(quotas.resetsAt, now), gte(quotas.used, points)));
  return row ? Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1_000) : 0;
}

/** How much of a quota is used up. */
export async function peekQuota(db: Db, key: QuotaKey, now: Date): Promise<number> {
  const [row] = await db
    .select({ used: quotas.used })
    .from(quotas)
    .where(and(eq(quotas.keyHash, hashOf(key)), gt(quotas.resetsAt, now)));
  return row?.used ?? 0;
}
