import { inviteTexts } from '@dayfare/domain/referral';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { spendQuota } from '../../platform/limits/quotas.ts';

const dayMs = 24 * 3_600_000;
const perDay = { points: inviteTexts.perDay, perMs: dayMs } as const;
const perMonth = { points: inviteTexts.perMonth, perMs: 30 * dayMs } as const;

/** What the texts that a person has sent are counted under. */
export const quotaKeys = (employeeId: number) =>
  ({
    day: ['referral texts a day by', employeeId] as const,
    month: ['referral texts a month by', employeeId] as const,
  }) as const;

/** Counts a text. Refuses with ReferralTextsExhausted; what was counted is taken back with the caller's transaction. */
export async function countText(tx: Db, employeeId: number, now: Date): Promise<void> {
  const { day, month } = quotaKeys(employeeId);
  const hasRoom =
    (await spendQuota(tx, day, perDay, { now })) && (await spendQuota(tx, month, perMonth, { now }));
  if (!hasRoom) throw new Refusal('ReferralTextsExhausted');
}
