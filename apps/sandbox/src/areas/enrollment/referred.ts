import { inviteCodeOf } from '@dayfare/domain/referral';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/http/refusal.ts';
import { noteBegun, noteEnrolled } from '../referral/index.ts';
import { type ApiContext, employees } from '../session/index.ts';
import { phoneOf } from './code.ts';
import type { Step } from './step.ts';
import type { Enrollment } from './tables.ts';

/** Notes the invitation whose link led to a sign-up, and gives its code; null where it leads to nothing; the sign-up goes on. */
export async function followInvitation(
  context: ApiContext,
  enrollment: Enrollment,
  text: string,
): Promise<string | null> {
  const code = inviteCodeOf(text);
  if (code === null) return null;
  const use = { code, phone: phoneOf(enrollment), now: context.clock.now() };
  const isBegun = await noteBegun(context.db, context, use);
  return isBegun ? code : null;
}

/**
 * Counts the invitation whose code a new user types; the code is optional. Refuses with ReferralCodeUnknown,
 * ReferralTooYoung or ReferralAgeUnknown.
 */
export const useInvitation: Step = async (context, enrollment, { ReferralCode = '', isAdult = false }) => {
  const { employeeId, isReferred } = enrollment;
  if (ReferralCode.trim() === '' || isReferred) return { change: {} };
  const code = inviteCodeOf(ReferralCode);
  if (code === null) throw new Refusal('ReferralCodeUnknown');
  if (employeeId === null) throw new Refusal('VerificationRequired');
  const use = { code, phone: phoneOf(enrollment), now: context.clock.now(), employeeId };
  const [person] = await context.db
    .select({ birthDate: employees.birthDate })
    .from(employees)
    .where(eq(employees.id, employeeId));
  const birthDate = person?.birthDate ?? null;
  const age = await noteEnrolled(context.db, context, { ...use, birthDate, saysAdult: isAdult });
  if (age === null) throw new Refusal('ReferralCodeUnknown');
  if (age === 'underAge') throw new Refusal('ReferralTooYoung');
  if (age === 'unknown') throw new Refusal('ReferralAgeUnknown');
  return { change: { referralCode: code, isReferred: true } };
};
