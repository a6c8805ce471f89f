import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { Refusal } from '../http/refusal.ts';
import { signInAttempts } from './tables.ts';

/** Wrong passwords after which an identifier is blocked. */
const maxFailures = 5;
/** How long a block lasts, in milliseconds. */
const blockMs = 5 * 60_000;

const hashOf = (identifier: string) => createHash('sha256').update(identifier).digest('base64url');

/**
 * Counts a try before the password is looked at, in one statement: many tries sent at once are counted one by one,
 * and none of them slips in between reading and writing. Refuses with AttemptsExhausted while blocked.
 */
export async function countAttempt(db: Db, identifier: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + blockMs).toISOString();
  const at = now.toISOString();
  const { failures, blockedUntil, identifierHash } = signInAttempts;
  const over = sql`${blockedUntil} is not null and ${blockedUntil} <= ${at}::timestamptz`;
  const [row] = await db
    .insert(signInAttempts)
    .values({ identifierHash: hashOf(identifier), failures: 1, blockedUntil: null })
    .onConflictDoUpdate({
      target: identifierHash,
      set: {
        failures: sql`case when ${over} then 1 else least(${failures} + 1, ${maxFailures + 1}) end`,
        blockedUntil: sql`case
          when ${over} then null
          when ${blockedUntil} is not null then ${blockedUntil}
          when ${failures} + 1 >= ${maxFailures} then ${until}::timestamptz
        end`,
      },
    })
    .returning({ failures });
  if (row && row.failures > maxFailures) throw new Refusal('AttemptsExhausted');
}

/** Forgets the failures of an identifier, after a right password. */
export async function forgetAttempts(db: Db, identifier: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.identifierHash, hashOf(identifier)));
}
