import { enrollmentAttemptsAllowed } from '@dayfare/domain/enrollment';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  peekQuota,
  type Quota,
  type QuotaKey,
  refundQuota,
  spendQuota,
} from '../../platform/limits/quotas.ts';
import type { ApiContext } from '../session/index.ts';
import { isReleased, triesWithCode } from './employer-code.ts';
import { isSameName, type Newcomer, newcomers, plainName, recordOf } from './newcomers.ts';
import { type Enrollment, enrolledRecords } from './tables.ts';

const dayMs = 24 * 60 * 60_000;
/** Wrong details of one sign-up's number: who begins again has no more tries than before. */
const ofGuesser = { points: enrollmentAttemptsAllowed, perMs: dayMs } as const;
/** Wrong details about one record, from all callers together: an attacker with many numbers guesses no more than this a day. */
const ofRecord = { points: 3 * enrollmentAttemptsAllowed, perMs: dayMs } as const;
/** Wrong details from one network, whosever they are: more than an office full of new people mistypes. */
const ofNetwork = { points: 60, perMs: dayMs } as const;

const keyOf = ({ dialingCode, mobileNumber }: Enrollment) =>
  ['enrollment details by', dialingCode, mobileNumber] as const;

/** Tries that are left to be found in the employer's records, with a code of the employer where one was entered. */
export async function attemptsLeft(context: ApiContext, enrollment: Enrollment): Promise<number> {
  const withCode = await triesWithCode(context, enrollment);
  if (withCode !== null) return withCode;
  const used = await peekQuota(context.db, keyOf(enrollment), context.clock.now());
  return Math.max(0, enrollmentAttemptsAllowed - used);
}

/** What is guessed. */
interface Guess {
  /** Whose detail it is; null where nothing was said that could be anybody's. */
  readonly about: QuotaKey | null;
  /** Whether it is about a record. */
  readonly isOf: (record: Pick<Newcomer, 'employerId' | 'employeeNumber'>) => boolean;
  /** The employer's code, as it was typed. */
  readonly code: string | undefined;
}

/**
 * Counts a guess by who makes it, where from and what it is about, and gives the counts that a right one gets back. With a code of the employer,
 * which has a count of its own, the others stay as they are, so that an attacker who used them up locks no owner out. Refuses with
 * EmployeeDetailsAttemptsExpired.
 */
async function countGuess(
  context: ApiContext,
  enrollment: Enrollment,
  { about, isOf, code }: Guess,
): Promise<readonly QuotaKey[]> {
  if (await isReleased(context, enrollment, { code, isOf })) return [];
  const now = context.clock.now();
  const counts: readonly (readonly [QuotaKey, Quota])[] = [
    [keyOf(enrollment), ofGuesser],
    [['enrollment details from', networkOf(context.clientAddress)], ofNetwork],
    ...(about ? [[about, ofRecord] as const] : []),
  ];
  for (const [key, quota] of counts)
    if (!(await spendQuota(context.db, key, quota, { now })))
      throw new Refusal('EmployeeDetailsAttemptsExpired');
  return counts.map(([key]) => key);
}

async function giveBack(db: Db, keys: readonly QuotaKey[]): Promise<void> {
  for (const key of keys) await refundQuota(db, key);
}

/**
 * The record of someone in their employer's books; undefined when name, id and birthday belong to no one there. Which of them is wrong
 * is not said. Refuses with EmployeeDetailsAttemptsExpired when the tries of a day are used up, with EmployerCodeUnknown, or AlreadyRegisterUser.
 */
export async function findRecord(
  context: ApiContext,
  enrollment: Enrollment,
  { birthDate, code }: { readonly birthDate: string; readonly code: string | undefined },
): Promise<Newcomer | undefined> {
  const { employerId, employeeNumber, lastName } = enrollment;
  const counted = await countGuess(context, enrollment, {
    // Where no number was given, there is no record that could be guessed, nor a count that all of them would share.
    about: employeeNumber === null ? null : ['enrollment details of', employerId ?? 0, employeeNumber],
    isOf: (one) => one.employerId === employerId && one.employeeNumber === employeeNumber,
    code,
  });
  const record = recordOf(employerId, employeeNumber);
  if (!record || record.birthDate !== birthDate || !isSameName(record.lastName, lastName ?? ''))
    return undefined;
  await giveBack(context.db, counted);
  if (await hasAccount(context.db, record)) throw new Refusal('AlreadyRegisterUser');
  return record;
}

/**
 * Whether the end of the social security number is that of a person with this name at this employer. Refuses with
 * EmployeeDetailsAttemptsExpired when the tries of a day are used up, or with EmployerCodeUnknown.
 */
export async function isSsnRight(
  context: ApiContext,
  enrollment: Enrollment,
  {
    lastName,
    ssn,
    code,
  }: { readonly lastName: string; readonly ssn: string; readonly code: string | undefined },
): Promise<boolean> {
  const { employerId } = enrollment;
  const namesakes = newcomers.filter(
    (one) => one.employerId === employerId && isSameName(one.lastName, lastName),
  );
  const counted = await countGuess(context, enrollment, {
    about: ['enrollment ssn of', employerId ?? 0, plainName(lastName)],
    isOf: ({ employeeNumber }) => namesakes.some((one) => one.employeeNumber === employeeNumber),
    code,
  });
  if (!namesakes.some((one) => one.ssn === ssn)) return false;
  await giveBack(context.db, counted);
  return true;
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
