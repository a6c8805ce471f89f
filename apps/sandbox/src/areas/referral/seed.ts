import {
  inviteChannel,
  isOpenReferral,
  referralAudience,
  referralStatus,
  rewardOfNext,
} from '@dayfare/domain/referral';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import type { AreaSeed } from '../../seeds/area-seed.ts';
import type { SeedReferral } from '../../seeds/seed-of-areas.ts';
import { lockEmployee, payReward } from '../money/index.ts';
import { addressOf } from '../public/index.ts';
import type { Employee } from '../session/index.ts';
import { newCode } from './codes.ts';
import { expiryOf, expiryOn } from './expire.ts';
import { type ReferralRow, referrals } from './tables.ts';

const dayMs = 86_400_000;

async function insertReferral(
  tx: Db,
  employee: Employee,
  seed: SeedReferral,
  now: Date,
): Promise<ReferralRow> {
  const { name, channel, audience, status, daysAgo } = seed;
  const createdAt = new Date(now.getTime() - daysAgo * dayMs);
  const expiresAt = expiryOf(createdAt);
  const [row] = await tx
    .insert(referrals)
    .values({
      ...{ employeeId: employee.id, name, createdAt, expiresAt },
      changedAt: new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + dayMs)),
      ...{ channel: inviteChannel.toWire(channel), audience: referralAudience.toWire(audience) },
      code: channel === 'textMessage' ? newCode() : null,
      ...{ phoneHash: addressOf(seed.phone).recipientHash, status: referralStatus.toWire(status) },
    })
    .returning();
  if (!row) throw new Error(`The invitation of ${name} was not written.`);
  if (isOpenReferral(status)) await enqueue(tx, expiryOn(row));
  return row;
}

/** Inserts the invitations of a seeded person. */
export const referralSeed: AreaSeed = async (tx, { id, now, seed }) => {
  if (!seed.referrals) return;
  const employee = await lockEmployee(tx, id);
  let rewarded = 0;
  for (const one of seed.referrals) {
    const row = await insertReferral(tx, employee, one, now);
    if (one.status !== 'ReferralProcessed') continue;
    const reward = { amount: rewardOfNext(rewarded), at: row.changedAt };
    const rewardId = await payReward(tx, employee, reward);
    await tx.update(referrals).set({ rewardId }).where(eq(referrals.id, row.id));
    rewarded += 1;
  }
};
