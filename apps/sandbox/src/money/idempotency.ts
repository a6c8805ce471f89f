import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { Refusal } from '../http/refusal.ts';
import { idempotencyKeys } from './tables.ts';

/** A request that must take effect once however often it is sent. */
export interface Intent {
  readonly employeeId: number;
  readonly key: string;
  /** What is asked for, in a form that is the same text for the same request. */
  readonly body: string;
  readonly at: Date;
}

/** Takes a key from a header, or refuses: a call that moves money has to carry one. */
export function requireKey(key: string | null): string {
  if (!key || !/^[\w-]{8,128}$/.test(key)) throw new Refusal('InvalidRequest');
  return key;
}

/**
 * Runs `work` for the first request with this key, in the caller's transaction, and gives every later one the same
 * answer. A second request at the same moment waits for the first. Another body refuses with IdempotencyKeyReused.
 * When `work` throws nothing is kept, so that the key can be used again.
 */
export async function once<Answer>(
  tx: Db,
  { employeeId, key, body, at }: Intent,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const bodyHash = createHash('sha256').update(body).digest('base64url');
  const mine = and(eq(idempotencyKeys.employeeId, employeeId), eq(idempotencyKeys.key, key));
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values({ employeeId, key, bodyHash, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!claimed) {
    const [kept] = await tx.select().from(idempotencyKeys).where(mine);
    if (kept?.bodyHash !== bodyHash) throw new Refusal('IdempotencyKeyReused');
    return kept.answer as Answer;
  }
  const answer = await work();
  await tx.update(idempotencyKeys).set({ answer }).where(mine);
  return answer;
}
