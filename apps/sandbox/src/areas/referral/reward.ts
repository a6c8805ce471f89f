import { afterReferral, referralStatus, rewardOfNext } from '@dayfare/domain/referral';
import { and, count, eq } from 'drizzle-orm';
import type { JobHandler } from '../../platform/jobs/worker.ts';
import { closingOf, lockEmployee, payReward } from '../money/index.ts';
import { lockReferral } from './expire.ts';
import { tellRewarded } from './notices.ts';
import { statusOf } from './on-wire.ts';
import { referrals } from './tables.ts';

/** The kind of job that rewards the inviter; its reference is the referral's number. */
export const rewardJob = 'referral-reward';

const processed = referralStatus.toWire('ReferralProcessed');

/**
 * Puts the reward for an enrolment into the books, once, under the inviter's lock: the difference to what those before came to. Past the last
 * step nothing is paid, nor to who has left or asked to; the enrolment is shown either way.
 */
export const rewardHandler: JobHandler = async (tx, { reference }, now) => {
  const first = await lockReferral(tx, Number(reference));
  if (!first) return false;
  const inviter = await lockEmployee(tx, first.employeeId);
  const after = afterReferral(statusOf(first), 'rewarded');
  if (!after || inviter.closedAt || (await closingOf(tx, inviter.id))) return false;
  const [before] = await tx
    .select({ people: count() })
    .from(referrals)
    .where(and(eq(referrals.employeeId, inviter.id), eq(referrals.status, processed)));
  const amount = rewardOfNext(before?.people ?? 0);
  if (amount === 0) return false;
  const rewardId = await payReward(tx, inviter, { amount, at: now });
  await tx
    .update(referrals)
    .set({ status: referralStatus.toWire(after), rewardId, changedAt: now })
    .where(eq(referrals.id, first.id));
  await tellRewarded(tx, inviter, { name: first.name, amount, at: now });
  return true;
};
