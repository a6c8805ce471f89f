import type { WireInvitation } from '@dayfare/api/referral/contract';
import { friendName } from '@dayfare/domain/money';
import { referralAudience } from '@dayfare/domain/referral';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { secondsToWait, spendQuota } from '../../platform/limits/quotas.ts';
import { type ApiContext, employers, employments } from '../session/index.ts';
import { type FoundCode, findCode } from './codes.ts';
import { isStillOpen } from './is-open.ts';

/** Unknown codes from one network. */
const wrongCodes = { points: 30, perMs: 15 * 60_000 } as const;

const nothing = { inviterName: null, employerName: null } as const;

/** Where who invites a coworker works. */
async function employerOf(db: Db, { inviter, audience }: FoundCode): Promise<string | null> {
  if (referralAudience.fromWire(audience) !== 'Coworker') return null;
  const [work] = await db
    .select({ name: employers.name })
    .from(employments)
    .innerJoin(employers, eq(employers.id, employments.employerId))
    .where(eq(employments.employeeId, inviter.id))
    .orderBy(employments.id)
    .limit(1);
  return work?.name ?? null;
}

/**
 * The sender of an invitation, by its code: a first name and an initial, and of coworkers where both work. Refuses with
 * TooManyRequests after too many unknown codes.
 */
export async function invitationFor(context: ApiContext, code: string): Promise<WireInvitation> {
  const { db, clock, clientAddress } = context;
  const now = clock.now();
  const key = ['referral codes from', networkOf(clientAddress)] as const;
  const wait = await secondsToWait(db, key, wrongCodes, now);
  if (wait > 0) throw new Refusal('TooManyRequests').during(wait);
  const found = await findCode(db, code);
  if (!found) {
    await spendQuota(db, key, wrongCodes, { now });
    return { state: 'unknown', ...nothing };
  }
  if (!(await isStillOpen(db, context, found, now))) return { state: 'ended', ...nothing };
  const { firstName, lastName } = found.inviter;
  return {
    state: 'open',
    inviterName: friendName(firstName, lastName),
    employerName: await employerOf(db, found),
  };
}
