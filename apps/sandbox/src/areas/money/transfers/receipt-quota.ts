import { Refusal } from '../../../platform/http/refusal.ts';
import { spendQuota } from '../../../platform/limits/quotas.ts';
import type { SignedInContext } from '../core/contexts.ts';

const dayMs = 24 * 3_600_000;

/**
 * Counts a receipt that is e-mailed to its person. Refuses with InvalidRequest for another address, since it says what they earn and our e-mails are not for
 * writing to strangers; with DailyLimitReached if it is one too many.
 */
export async function countReceipt(
  { db, clock, settings, employee }: SignedInContext,
  emailAddress: string,
): Promise<void> {
  if (emailAddress.trim().toLowerCase() !== employee.emailAddress.toLowerCase())
    throw new Refusal('InvalidRequest', undefined, 'emailAddress');
  const quota = { points: settings.limits.receiptsPerDay, perMs: dayMs };
  if (!(await spendQuota(db, ['receipts', employee.id], quota, { now: clock.now() })))
    throw new Refusal('DailyLimitReached');
}
