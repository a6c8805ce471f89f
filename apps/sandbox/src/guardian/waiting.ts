import { isUnderAge } from '@dayfare/domain/guardian';
import { epochMs, toIsoDate } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { Employee } from '../session/index.ts';
import { lastLink } from './links.ts';
import { type GuardianConsent, guardianConsents } from './tables.ts';

/** The consent that a guardian has to give for a person; undefined for those who need none, or none any more. */
export async function consentFor(
  db: Db,
  { id, birthDate, timeZone }: Employee,
  now: Date,
): Promise<GuardianConsent | undefined> {
  const today = toIsoDate(epochMs(now.getTime()), timeZone);
  if (!isUnderAge(birthDate, today)) return undefined;
  const [consent] = await db.select().from(guardianConsents).where(eq(guardianConsents.employeeId, id));
  return consent;
}

/** How a consent stands, for the minor. */
export async function standingOf(db: Db, consent: GuardianConsent, now: Date) {
  const last = await lastLink(db, consent.id, now);
  return {
    isApproved: consent.approvedAt !== null,
    phoneEnd: consent.guardianPhone.slice(-2),
    sentAt: (last?.sentAt ?? now).toISOString(),
  };
}
