import type { Db } from '../platform/db/db.ts';
import { clearQuotas, secondsToWait, spendQuota } from '../platform/http/quotas.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** Five attempts, then five minutes' wait. */
const tries = { points: 5, perMs: 5 * 60_000 } as const;

/** Counts an attempt before anything is checked. Refuses with AttemptsExhausted after five, for five minutes. */
export async function countAttempt(db: Db, identifier: string, now: Date): Promise<void> {
  if (!(await spendQuota(db, identifier, tries, { now })))
    throw new Refusal('AttemptsExhausted').during(await secondsToWait(db, identifier, tries, now));
}

/** Clears the attempts of an identifier after a correct one. */
export async function forgetAttempts(db: Db, identifier: string): Promise<void> {
  await clearQuotas(db, [identifier]);
}
