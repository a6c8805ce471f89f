import type { WireReferrals } from '@dayfare/api/referral/contract';
import { minorUnits, sum, toWire } from '@dayfare/domain/money';
import { inviteesOf, inviteLink, inviteTexts, rewardSteps } from '@dayfare/domain/referral';
import { desc, eq } from 'drizzle-orm';
import { peekQuota } from '../../platform/limits/quotas.ts';
import { rewards } from '../money/index.ts';
import { type ApiContext, employmentOf, type SignedIn } from '../session/index.ts';
import { codesOf } from './codes.ts';
import { isProgrammeOpen, programmeAudience } from './is-open.ts';
import { statusOf, wireReferral } from './on-wire.ts';
import { referrals } from './tables.ts';
import { quotaKeys } from './text-quota.ts';

type Context = ApiContext & SignedIn;

/** The most lines that are shown. */
const most = 100;

/** The people that a user can invite. */
export async function inviteesFor(context: Context) {
  const employment = await employmentOf(context.db, context);
  return inviteesOf(programmeAudience(context), employment?.employerId != null);
}

/** Texts that a person can still have sent today. */
async function textsLeft({ db, clock, employee }: Context): Promise<number> {
  const now = clock.now();
  const { day, month } = quotaKeys(employee.id);
  const ofDay = inviteTexts.perDay - (await peekQuota(db, day, now));
  const ofMonth = inviteTexts.perMonth - (await peekQuota(db, month, now));
  return Math.max(0, Math.min(ofDay, ofMonth));
}

/** Everything about bringing others: codes to pass on, the steps of the reward, and what came of every invitation. */
export async function referralsOf(context: Context): Promise<WireReferrals> {
  const { db, clock, employee, origin } = context;
  const rows = await db
    .select({ row: referrals, reward: rewards.amountMinor })
    .from(referrals)
    .leftJoin(rewards, eq(rewards.id, referrals.rewardId))
    .where(eq(referrals.employeeId, employee.id))
    .orderBy(desc(referrals.id));
  const isOpen = isProgrammeOpen(context);
  const invitees = isOpen ? await inviteesFor(context) : [];
  const codes = await codesOf(db, employee.id, { invitees, now: clock.now() });
  const joined = rows.filter(({ row }) =>
    ['Success_Enrollment', 'ReferralProcessed'].includes(statusOf(row)),
  );
  return {
    ...{ currency: employee.currency, isOpen, enrolled: joined.length },
    codes: codes.map(({ code, channel, audience }) => ({
      ...{ code, channel, audience },
      link: inviteLink(origin, code),
    })),
    steps: rewardSteps.map(({ people, total }) => ({ people, total: toWire(total) })),
    earned: toWire(sum(rows.map(({ reward }) => minorUnits(reward ?? 0)))),
    textsLeft: await textsLeft(context),
    referrals: rows.slice(0, most).map(({ row, reward }) => wireReferral(row, reward)),
  };
}
