import { afterReferral, invitationDays, referralStatus } from '@dayfare/domain/referral';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { Job } from '../../platform/jobs/queue.ts';
import type { JobHandler } from '../../platform/jobs/worker.ts';
import { statusOf } from './on-wire.ts';
import { type ReferralRow, referrals } from './tables.ts';

/** The kind of job that ends an invitation; its reference is `referral:time`. */
export const expiryJob = 'referral-expiry';

const lifeMs = invitationDays * 24 * 3_600_000;

/** Until when what is sent, or begun, at a time leads to a reward. */
export const expiryOf = (from: Date): Date => new Date(from.getTime() + lifeMs);

/** The work that ends an invitation at its time. */
export const expiryOn = ({ id, expiresAt }: Pick<ReferralRow, 'id' | 'expiresAt'>): Job => ({
  kind: expiryJob,
  reference: `${id}:${expiresAt.getTime()}`,
  dueAt: expiresAt,
});

/** A referral under its lock. */
export async function lockReferral(tx: Db, id: number): Promise<ReferralRow | undefined> {
  const [row] = await tx.select().from(referrals).where(eq(referrals.id, id)).for('update');
  return row;
}

/** Ends an invitation of which nothing has come. One that a sign-up has prolonged is left alone. */
export const expiryHandler: JobHandler = async (tx, { reference }, now) => {
  const [id, at] = reference.split(':').map(Number);
  const row = await lockReferral(tx, id ?? 0);
  const ended = row && afterReferral(statusOf(row), 'ended');
  if (!ended || row.expiresAt.getTime() !== at) return false;
  await tx
    .update(referrals)
    .set({ status: referralStatus.toWire(ended), changedAt: now })
    .where(eq(referrals.id, row.id));
  return true;
};
