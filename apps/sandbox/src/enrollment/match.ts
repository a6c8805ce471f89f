import { enrollmentAttemptsAllowed } from '@dayfare/domain/enrollment';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { peekQuota, refundQuota, spendQuota } from '../platform/http/quotas.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { ApiContext } from '../session/api-context.ts';
import { isSameName, type Newcomer, recordOf } from './newcomers.ts';
import { type Enrollment, enrolledRecords } from './tables.ts';

const quota = { points: enrollmentAttemptsAllowed, perMs: 24 * 60 * 60_000 } as const;

/** Counted by number: who begins again has no more tries than before. */
const keyOf = ({ dialingCode, mobileNumber }: Enrollment) =>
  `enrollment:details ${dialingCode}${mobileNumber}`;

/** Tries that are left to be found in the employer's records. */
export async function attemptsLeft({ db, clock }: ApiContext, enrollment: Enrollment): Promise<number> {
  const used = await peekQuota(db, keyOf(enrollment), clock.now());
  return Math.max(0, enrollmentAttemptsAllowed - used);
}

/**
 * The record of someone in their employer's books; undefined when name, id and birthday belong to no one there. Which of them is wrong
 * is not said. Refuses with EmployeeDetailsAttemptsExpired after three tries in a day, or AlreadyRegisterUser.
 */
export async function findRecord(
  { db, clock }: ApiContext,
  enrollment: Enrollment,
  birthDate: string,
): Promise<Newcomer | undefined> {
  const now = clock.now();
  if (!(await spendQuota(db, keyOf(enrollment), quota, { now })))
    throw new Refusal('EmployeeDetailsAttemptsExpired');
  const { employerId, employeeNumber, lastName } = enrollment;
  const record = recordOf(employerId, employeeNumber);
  if (!record || record.birthDate !== birthDate || !isSameName(record.lastName, lastName ?? ''))
    return undefined;
  await refundQuota(db, keyOf(enrollment));
  if (await hasAccount(db, record)) throw new Refusal('AlreadyRegisterUser');
  return record;
}

/** Whether someone has signed up with an employer's record. */
export async function hasAccount(db: Db, record: Newcomer): Promise<boolean> {
  const { employerId, employeeNumber, employeeId: id } = enrolledRecords;
  const [taken] = await db
    .select({ id })
    .from(enrolledRecords)
    .where(and(eq(employerId, record.employerId), eq(employeeNumber, record.employeeNumber)));
  return taken !== undefined || record.hasAccount === true;
}
