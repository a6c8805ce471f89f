import { randomInt } from 'node:crypto';
import { currencyOf, toWire } from '@dayfare/domain/money';
import { businessEnvironments } from '@dayfare/domain/product';
import { eq, or } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { inTransaction } from '../db/transaction.ts';
import type { ApiContext } from '../http/api-context.ts';
import { Refusal } from '../http/refusal.ts';
import { standingOf } from '../money/index.ts';
import { plantPerson, type Seed } from '../seeds/index.ts';
import { employees, issueOauthToken, ssoIdentities } from '../session/index.ts';
import { employerOf } from './employer-directory.ts';
import { recordOf } from './newcomers.ts';
import type { StepResult } from './step.ts';
import { type Enrollment, enrolledRecords, enrollments } from './tables.ts';

/** The person as the employer's records and the sign-up say. */
function personOf(enrollment: Enrollment, environment: string): Seed {
  const { employerId, employeeNumber, firstName, lastName, emailAddress } = enrollment;
  const record = recordOf(employerId, employeeNumber);
  const employer = employerOf(employerId);
  if (!record || !employer || !firstName || !lastName || !emailAddress)
    throw new Refusal('VerificationRequired');
  return {
    ...record.work,
    id: randomInt(100_000, 2 ** 31),
    shows: '',
    ...{ firstName, lastName, email: emailAddress, userName: emailAddress },
    ...{ mobile: enrollment.mobileNumber, dialingCode: enrollment.dialingCode },
    ...{ userType: 4, timeZone: 'America/New_York' },
    environment: businessEnvironments.find((one) => one === environment) ?? 'Common',
    currency: currencyOf(environment),
    employers: [{ id: employer.wire.id, name: employer.wire.name }],
    mustAcceptTerms: true,
    instruments: [],
  };
}

/** Links the account at the employer's own sign-in page, where there is one: whoever has that signs in there from then on. */
async function linkWorkAccount(tx: Db, enrollment: Enrollment, employeeId: number): Promise<void> {
  const { employerId, employeeNumber } = enrollment;
  const subject = recordOf(employerId, employeeNumber)?.workLogin;
  const partnerId = employerOf(employerId)?.wire.remoteReferenceID;
  if (!subject || !partnerId) return;
  await tx.insert(ssoIdentities).values({ partnerId: Number(partnerId), subject, employeeId });
}

/**
 * Makes the account, with the wages that the employer has reported so far. Asked once more after it has been made, it says so without
 * another token: who has only the secret of a sign-up cannot sign in with it. Refuses with AlreadyRegisterUser when somebody was quicker.
 */
export async function openAccount(context: ApiContext, enrollment: Enrollment): Promise<StepResult> {
  const { db, clock, settings } = context;
  if (enrollment.employeeId !== null) return { change: {} };
  const { passwordHash, isMatched, employerId, employeeNumber } = enrollment;
  if (passwordHash === null || !isMatched || employerId === null || employeeNumber === null)
    throw new Refusal('VerificationRequired');
  const person = personOf(enrollment, settings.environment);
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const [{ isMade } = { isMade: null }] = await tx
      .select({ isMade: enrollments.employeeId })
      .from(enrollments)
      .where(eq(enrollments.id, enrollment.id))
      .for('update');
    if (isMade !== null) return { change: { employeeId: isMade } };
    const namesake = or(eq(employees.mobileNumber, person.mobile), eq(employees.emailAddress, person.email));
    const [known] = await tx.select({ id: employees.id }).from(employees).where(namesake);
    if (known) throw new Refusal('AlreadyRegisterUser');
    const [earner] = await plantPerson(tx, person, { now, settings, passwordHash });
    if (!earner) throw new Error('A person who signed up has no employment.');
    const claimed = await tx
      .insert(enrolledRecords)
      .values({ employerId, employeeNumber, employeeId: person.id })
      .onConflictDoNothing()
      .returning({ employeeId: enrolledRecords.employeeId });
    if (claimed.length === 0) throw new Refusal('AlreadyRegisterUser');
    await linkWorkAccount(tx, enrollment, person.id);
    await tx.update(enrollments).set({ employeeId: person.id }).where(eq(enrollments.id, enrollment.id));
    const { accessible } = await standingOf(tx, earner, now, settings.accessPercent);
    return {
      change: { employeeId: person.id },
      enrollmentCode: {
        accessibleAmount: toWire(accessible),
        authToken: await issueOauthToken(tx, person.id, now),
        userID: person.id,
      },
    };
  });
}
