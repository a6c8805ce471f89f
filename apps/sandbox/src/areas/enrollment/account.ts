import { randomInt } from 'node:crypto';
import { payrollProviderName, userPayrollProvider } from '@dayfare/domain/enrollment';
import { currencyOf, toWire } from '@dayfare/domain/money';
import { businessEnvironments } from '@dayfare/domain/product';
import { eq, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { insertPerson, type Seed } from '../../seeds/index.ts';
import { patterns } from '../../seeds/patterns.ts';
import type { SeedWork } from '../../seeds/seed.ts';
import { computeAccessBalance } from '../money/index.ts';
import { noteEnrolled } from '../referral/index.ts';
import {
  type ApiContext,
  type Employee,
  employees,
  issueOauthToken,
  ssoIdentities,
} from '../session/index.ts';
import { phoneOf } from './code.ts';
import { employerOf } from './employer-directory.ts';
import { hasAccount } from './match.ts';
import { isSameName, recordOf } from './newcomers.ts';
import type { StepResult } from './step.ts';
import { type Enrollment, enrolledRecords } from './tables.ts';

/** What a direct user earns here before an employer is linked. */
const noWork: SeedWork = { hourlyRate: 0, minutes: patterns.none, withholding: 0, dayOfPeriod: 0 };

/** Where someone works, as the employer's records say; nowhere for a direct user. */
function workOf({ employerId, employeeNumber, hasNoEmployer }: Enrollment) {
  if (hasNoEmployer) return { userType: 10, work: noWork, employers: [], birthDate: null } as const;
  const record = recordOf(employerId, employeeNumber);
  const employer = employerOf(employerId);
  if (!record || !employer) throw new Refusal('VerificationRequired');
  const { id, name } = employer.wire;
  const { work, birthDate } = record;
  return { userType: 4, work, employers: [{ id, name }], birthDate } as const;
}

/** The person as the employer's records and the sign-up say. */
function personOf(enrollment: Enrollment, environment: string): Seed {
  const { firstName, lastName, emailAddress } = enrollment;
  const { work, userType, employers, birthDate } = workOf(enrollment);
  if (!firstName || !lastName || !emailAddress) throw new Refusal('VerificationRequired');
  return {
    ...work,
    id: randomInt(100_000, 2 ** 31),
    shows: '',
    // As it was typed, read from a document, or known to the employer; no one's is made up.
    birthDate: enrollment.birthDate ?? birthDate,
    ...{ firstName, lastName, email: emailAddress, userName: emailAddress },
    ...{ mobile: enrollment.mobileNumber, dialingCode: enrollment.dialingCode },
    ...{ userType, timeZone: 'America/New_York' },
    environment: businessEnvironments.find((one) => one === environment) ?? 'Common',
    currency: currencyOf(environment),
    employers,
    mustAcceptTerms: true,
    instruments: [],
  };
}

/** What led to the account, and who runs the employer's payroll where that matters to the person. */
function originOf({ campaignType, employerId }: Enrollment): Partial<Employee> {
  const name = payrollProviderName(employerOf(employerId)?.wire.authProviderType ?? 0);
  const payrollProvider = userPayrollProvider.is(name) ? userPayrollProvider.toWire(name) : 0;
  return { campaignType, payrollProvider };
}

/** Claims the employer's record for the account. Refuses with AlreadyRegisterUser when someone else has it. */
async function claimRecord(
  tx: Db,
  { employerId, employeeNumber }: Enrollment,
  employeeId: number,
): Promise<void> {
  if (employerId === null || employeeNumber === null) return;
  const claimed = await tx
    .insert(enrolledRecords)
    .values({ employerId, employeeNumber, employeeId })
    .onConflictDoNothing()
    .returning({ employeeId: enrolledRecords.employeeId });
  if (claimed.length === 0) throw new Refusal('AlreadyRegisterUser');
}

/** Links the account at the employer's own sign-in page, where there is one: people who have that sign in there from then on. */
async function linkWorkAccount(tx: Db, enrollment: Enrollment, employeeId: number): Promise<void> {
  const { employerId, employeeNumber } = enrollment;
  const subject = recordOf(employerId, employeeNumber)?.workLogin;
  const partnerId = employerOf(employerId)?.wire.remoteReferenceID;
  if (!subject || !partnerId) return;
  await tx.insert(ssoIdentities).values({ partnerId: Number(partnerId), subject, employeeId });
}

/** Whether what was found in the employer's records is still what the sign-up says. */
async function isStillTheirs(tx: Db, enrollment: Enrollment): Promise<boolean> {
  const { hasNoEmployer, isMatched, isVouched, employerId, employeeNumber, lastName, birthDate } = enrollment;
  if (hasNoEmployer) return true;
  const record = recordOf(employerId, employeeNumber);
  if (!isMatched || !record || !isSameName(record.lastName, lastName ?? '')) return false;
  if (await hasAccount(tx, record)) throw new Refusal('AlreadyRegisterUser');
  return isVouched || record.birthDate === birthDate;
}

/**
 * Makes the account, with the wages that the employer has reported so far. Asked once more after it has been made, it says so without
 * another token: who has only the secret of a sign-up cannot sign in with it. Refuses with AlreadyRegisterUser when someone was quicker.
 */
export async function openAccount(
  context: ApiContext,
  enrollment: Enrollment,
  _input: unknown,
  hashOfNone: string | null,
): Promise<StepResult> {
  const { db, clock, settings } = context;
  if (enrollment.employeeId !== null) return { change: {} };
  const passwordHash = enrollment.passwordHash ?? hashOfNone;
  if (passwordHash === null || !(await isStillTheirs(db, enrollment)))
    throw new Refusal('VerificationRequired');
  const person = personOf(enrollment, settings.environment);
  const now = clock.now();
  // Within the step's transaction: a refusal takes back the half of an account.
  return db.transaction(async (tx) => {
    const namesake = or(eq(employees.mobileNumber, person.mobile), eq(employees.emailAddress, person.email));
    const [known] = await tx.select({ id: employees.id }).from(employees).where(namesake);
    if (known) throw new Refusal('AlreadyRegisterUser');
    const [earner] = await insertPerson(tx, person, { now, settings, passwordHash });
    if (!earner) throw new Error('A person who signed up has no employment.');
    await claimRecord(tx, enrollment, person.id);
    await linkWorkAccount(tx, enrollment, person.id);
    await tx.update(employees).set(originOf(enrollment)).where(eq(employees.id, person.id));
    const { referralCode: code } = enrollment;
    const use = { phone: phoneOf(enrollment), now, employeeId: person.id, saysAdult: false } as const;
    const birthDate = person.birthDate ?? null;
    const age = code === null ? null : await noteEnrolled(tx, context, { ...use, code, birthDate });
    const { accessible } = await computeAccessBalance(tx, earner, now, settings.accessPercent);
    return {
      change: { employeeId: person.id, isReferred: age === 'adult' },
      enrollmentCode: {
        accessibleAmount: toWire(accessible),
        authToken: await issueOauthToken(tx, person.id, clock.real()),
        userID: person.id,
      },
    };
  });
}
