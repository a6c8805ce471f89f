import {
  type AdultStand,
  adultStand,
  afterReferral,
  type ReferralEvent,
  referralStatus,
} from '@dayfare/domain/referral';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { ConfiguredServer } from '../../platform/http/configuration.ts';
import { enqueue, enqueueOnce } from '../../platform/jobs/queue.ts';
import { addressOf } from '../public/index.ts';
import { type FoundCode, findCode } from './codes.ts';
import { expiryOf, expiryOn } from './expire.ts';
import { isStillOpen } from './is-open.ts';
import { statusOf } from './on-wire.ts';
import { rewardJob } from './reward.ts';
import { type ReferralRow, referrals } from './tables.ts';

/** Who uses a code, and when. */
interface Use {
  readonly code: string;
  /** `+13035550142` */
  readonly phone: string;
  readonly now: Date;
}

/** What this number is in the books of who invited: the invitation that was texted there, or one that a code has led to. */
async function referralOf(
  tx: Db,
  { inviter }: FoundCode,
  phoneHash: string,
): Promise<ReferralRow | undefined> {
  const [row] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.employeeId, inviter.id), eq(referrals.phoneHash, phoneHash)))
    .for('update');
  return row;
}

async function move(
  tx: Db,
  row: ReferralRow,
  event: ReferralEvent,
  change: Partial<ReferralRow>,
): Promise<ReferralRow | null> {
  const status = afterReferral(statusOf(row), event);
  if (!status) return null;
  const [moved] = await tx
    .update(referrals)
    .set({ status: referralStatus.toWire(status), ...change })
    .where(eq(referrals.id, row.id))
    .returning();
  return moved ?? null;
}

/** Notes that a sign-up with a code has begun; null where the code leads to nothing. */
async function begin(
  tx: Db,
  server: ConfiguredServer,
  { code, phone, now }: Use,
): Promise<ReferralRow | null> {
  const found = await findCode(tx, code);
  if (!found || !(await isStillOpen(tx, server, found, now))) return null;
  const { recipientHash: phoneHash } = addressOf(phone);
  const times = { changedAt: now, expiresAt: expiryOf(now) };
  const before = await referralOf(tx, found, phoneHash);
  const { inviter, channel, audience, sent } = found;
  // The link in a text may be used with another number than it went to.
  const known = before ?? sent;
  if (known) return move(tx, known, 'begun', times);
  const [made] = await tx
    .insert(referrals)
    .values({
      ...{ employeeId: inviter.id, channel, audience, phoneHash, createdAt: now, ...times },
      status: referralStatus.toWire(afterReferral('None', 'begun') ?? 'None'),
    })
    .returning();
  return made ?? null;
}

/** Notes that an invitation has led to a sign-up whose number is proved. Returns whether it has: a code that leads to nothing is no error. */
export async function noteBegun(tx: Db, server: ConfiguredServer, use: Use): Promise<boolean> {
  return (await begun(tx, server, use)) !== null;
}

/** The referral of a sign-up that has begun, which ends by itself if nothing comes of it. */
async function begun(tx: Db, server: ConfiguredServer, use: Use): Promise<ReferralRow | null> {
  const row = await begin(tx, server, use);
  if (row) await enqueueOnce(tx, expiryOn(row));
  return row;
}

/** A new user who has signed up with a code. */
interface Enrolled extends Use {
  readonly employeeId: number;
  /** `1994-03-18`; null where it is unknown. */
  readonly birthDate: string | null;
  /** Whether they say that they are 18 or older. */
  readonly saysAdult: boolean;
}

/**
 * Notes, in the caller's transaction, that an invited person has an account, and has the inviter rewarded. Returns how old they are
 * as far as is known: only adults count. Null where the code leads to nothing.
 */
export async function noteEnrolled(
  tx: Db,
  server: ConfiguredServer,
  enrolled: Enrolled,
): Promise<AdultStand | null> {
  const { employeeId, birthDate, saysAdult, now } = enrolled;
  const row = await begun(tx, server, enrolled);
  if (!row) return null;
  const stand = adultStand(birthDate, now.toISOString().slice(0, 10), saysAdult);
  if (stand === 'underAge') await move(tx, row, 'ended', { changedAt: now });
  if (stand !== 'adult') return stand;
  if (await move(tx, row, 'enrolled', { inviteeId: employeeId, changedAt: now }))
    await enqueue(tx, { kind: rewardJob, reference: String(row.id), dueAt: now });
  return stand;
}
