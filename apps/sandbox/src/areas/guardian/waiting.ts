import { isUnderAge } from '@dayfare/domain/guardian';
import { epochMs, toIsoDate } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Employee, employees, mobileOf } from '../session/index.ts';
import { hashOf, lastLink, lockConsent, newSecret } from './links.ts';
import { isSentEnough, sendLink } from './resend.ts';
import { type GuardianConsent, guardianAgreements, guardianConsents, guardianLinks } from './tables.ts';

/** The consent that a person needs. */
export interface NeededConsent {
  /** Null until a guardian has been asked. */
  readonly consent: GuardianConsent | null;
}

/** The consent that a guardian has to give for a person; null for those who need none, or none any more. */
export async function consentFor(
  db: Db,
  { id, birthDate, timeZone }: Employee,
  now: Date,
): Promise<NeededConsent | null> {
  const today = toIsoDate(epochMs(now.getTime()), timeZone);
  if (!isUnderAge(birthDate, today)) return null;
  const [consent] = await db.select().from(guardianConsents).where(eq(guardianConsents.employeeId, id));
  // Of unknown age: the card's application finds it out.
  return consent || birthDate !== null ? { consent: consent ?? null } : null;
}

/** How a consent stands, for the minor. */
export async function summarizeConsent(db: Db, { consent }: NeededConsent, now: Date) {
  const last = consent && (await lastLink(db, consent.id, now));
  return {
    isApproved: consent?.approvedAt != null,
    asked: last
      ? {
          ...{ phoneEnd: consent.guardianPhone.slice(-2), sentAt: last.sentAt.toISOString() },
          isExpired: !last.isLive,
        }
      : null,
  };
}

interface Asked {
  readonly phone: string;
  readonly now: Date;
}

/**
 * The row of a minor's consent, with the number that is asked: a secret sent to an earlier number no longer counts. Null,
 * and nothing has changed, if another one cannot be asked today.
 */
async function requestTo(tx: Db, employeeId: number, { phone, now }: Asked): Promise<GuardianConsent | null> {
  const [before] = await tx
    .select()
    .from(guardianConsents)
    .where(eq(guardianConsents.employeeId, employeeId))
    .for('update');
  if (before?.approvedAt || before?.guardianPhone === phone) return before;
  if (await isSentEnough(tx, employeeId, now)) return null;
  const color = newSecret();
  const asked = { guardianPhone: phone, color, colorHash: hashOf(color) };
  if (!before) {
    const [made] = await tx
      .insert(guardianConsents)
      .values({ employeeId, ...asked })
      .returning();
    if (!made) throw new Error('A request for a consent was not written.');
    return made;
  }
  const { id } = before;
  await tx.delete(guardianLinks).where(eq(guardianLinks.consentId, id));
  await tx.delete(guardianAgreements).where(eq(guardianAgreements.consentId, id));
  const undone = { esignAt: null, consentAt: null, agreementsAt: null };
  const [changed] = await tx
    .update(guardianConsents)
    .set({ ...asked, ...undone })
    .where(eq(guardianConsents.id, id))
    .returning();
  if (!changed) throw new Error('A request for a consent was not written.');
  return changed;
}

/**
 * Asks a guardian for a minor's consent, by a link in a text. True once it is on its way or the consent was given; false if there were
 * enough texts today. Refuses with GuardianPhoneIsOwn, or NoConsentNeeded.
 */
export async function askGuardian(db: Db, employee: Employee, asked: Asked): Promise<boolean> {
  const { phone, now } = asked;
  if (!(await consentFor(db, employee, now))) throw new Refusal('NoConsentNeeded');
  if (phone === mobileOf(employee)) throw new Refusal('GuardianPhoneIsOwn');
  return underLocks(db, async (tx) => {
    // One after the other, also before there is a consent to lock.
    await tx.select({ id: employees.id }).from(employees).where(eq(employees.id, employee.id)).for('update');
    const consent = await requestTo(tx, employee.id, asked);
    if (!consent) return false;
    return consent.approvedAt !== null || sendLink(tx, consent, { now });
  });
}

/** Sends the guardian who was asked another link. False if no guardian was asked, the consent was given, or there were enough texts today. */
export async function remindGuardian(db: Db, employee: Employee, now: Date): Promise<boolean> {
  return underLocks(db, async (tx) => {
    const needed = await consentFor(tx, employee, now);
    const consent = needed?.consent && (await lockConsent(tx, needed.consent.color));
    return consent && !consent.approvedAt ? sendLink(tx, consent, { now }) : false;
  });
}
