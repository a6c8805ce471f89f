import type { Db } from '../db/db.ts';
import { clearQuotas, spendQuota } from '../http/quotas.ts';
import { Refusal } from '../http/refusal.ts';

/** Five tries, then five minutes' rest. */
const tries = { points: 5, perMs: 5 * 60_000 } as const;

/** Counts a try before anything is looked at. Refuses with AttemptsExhausted after five, for five minutes. */
export async function countAttempt(db: Db, identifier: string, now: Date): Promise<void> {
  if (!(await spendQuota(db, identifier, tries, { now }))) throw new Refusal('AttemptsExhausted');
}

/** Forgets the tries of an identifier, after one that was right. */
export async function forgetAttempts(db: Db, identifier: string): Promise<void> {
  await clearQuotas(db, [identifier]);
}
