import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { clearQuotas, type QuotaKey, secondsToWait, spendQuota } from '../../../platform/limits/quotas.ts';

/** Five attempts, then five minutes' wait. */
const tries = { points: 5, perMs: 5 * 60_000 } as const;

/** Counts an attempt before anything is checked. Refuses with AttemptsExhausted after five, for five minutes. */
export async function countAttempt(db: Db, key: QuotaKey, now: Date): Promise<void> {
  if (!(await spendQuota(db, key, tries, { now })))
    throw new Refusal('AttemptsExhausted').during(await secondsToWait(db, key, tries, now));
}

/** Clears the attempts after a correct one. */
export async function forgetAttempts(db: Db, key: QuotaKey): Promise<void> {
  await clearQuotas(db, [key]);
}
