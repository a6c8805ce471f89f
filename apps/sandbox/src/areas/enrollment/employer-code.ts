import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { networkOf } from '../../platform/http/client-address.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Server } from '../../platform/http/server.ts';
import { type Quota, type QuotaKey, refundQuota, spendQuota } from '../../platform/limits/quotas.ts';
import type { ApiContext } from '../session/index.ts';
import { hashOfSecret } from './code.ts';
import type { Newcomer } from './newcomers.ts';
import { type Enrollment, employerCodes } from './tables.ts';

const dayMs = 24 * 60 * 60_000;
const lifeMs = 7 * dayMs;
/** Details that may be given with one code. */
const triesAllowed = 5;
/** Wrong codes, counted apart: using up the tries of a record leaves these alone. */
const wrongByNumber = { points: 5, perMs: dayMs } as const;
const wrongFromNetwork = { points: 60, perMs: dayMs } as const;

/** Without what is taken for something else when it is read out: 80 bits in sixteen of them. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const tidy = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Makes the one-time code of a record, such as `7KQ4-M2XW-9RTB-HC5N`; the one before is void. It works for a week, in one sign-up. */
export async function issueEmployerCode(
  { db, clock }: Pick<Server, 'db' | 'clock'>,
  { employerId, employeeNumber }: Pick<Newcomer, 'employerId' | 'employeeNumber'>,
): Promise<string> {
  const code = Array.from({ length: 16 }, () => letters.charAt(randomInt(letters.length))).join('');
  const fresh = {
    ...{ codeHash: hashOfSecret(code), enrollmentId: null, tries: 0 },
    expiresAt: new Date(clock.now().getTime() + lifeMs),
  };
  await db
    .insert(employerCodes)
    .values({ employerId, employeeNumber, ...fresh })
    .onConflictDoUpdate({ target: [employerCodes.employerId, employerCodes.employeeNumber], set: fresh });
  return code.replace(/(?!^)(?=(?:.{4})+$)/g, '-');
}

/** Binds a code to the sign-up that has entered it. Refuses with EmployerCodeUnknown, or with EmployeeDetailsAttemptsExpired after too many wrong ones. */
async function enter(
  { db, clock, clientAddress }: ApiContext,
  { id, dialingCode, mobileNumber }: Enrollment,
  code: string,
  isOf: (record: Pick<Newcomer, 'employerId' | 'employeeNumber'>) => boolean,
): Promise<void> {
  const now = clock.now();
  const counts: readonly (readonly [QuotaKey, Quota])[] = [
    [['employer code by', dialingCode, mobileNumber], wrongByNumber],
    [['employer code from', networkOf(clientAddress)], wrongFromNetwork],
  ];
  for (const [key, quota] of counts)
    if (!(await spendQuota(db, key, quota, { now }))) throw new Refusal('EmployeeDetailsAttemptsExpired');
  const isGood = and(
    eq(employerCodes.codeHash, hashOfSecret(tidy(code))),
    gt(employerCodes.expiresAt, now),
    or(isNull(employerCodes.enrollmentId), eq(employerCodes.enrollmentId, id)),
  );
  const [found] = await db.select().from(employerCodes).where(isGood).for('update');
  if (!found || !isOf(found)) throw new Refusal('EmployerCodeUnknown');
  await db.update(employerCodes).set({ enrollmentId: id }).where(isGood);
  for (const [key] of counts) await refundQuota(db, key);
}

const entered = ({ clock }: Pick<ApiContext, 'clock'>, { id }: Pick<Enrollment, 'id'>) =>
  and(eq(employerCodes.enrollmentId, id), gt(employerCodes.expiresAt, clock.now()));

/**
 * Whether a code of the employer lets a sign-up give details about a record, however many wrong ones others have given; counts them. Refuses
 * with EmployerCodeUnknown for one that is wrong, or another employee's.
 */
export async function isReleased(
  context: ApiContext,
  enrollment: Enrollment,
  {
    code,
    isOf,
  }: {
    readonly code: string | undefined;
    readonly isOf: (record: Pick<Newcomer, 'employerId' | 'employeeNumber'>) => boolean;
  },
): Promise<boolean> {
  if (code) await enter(context, enrollment, code, isOf);
  const [found] = await context.db.select().from(employerCodes).where(entered(context, enrollment));
  if (!found || !isOf(found)) return false;
  if (found.tries >= triesAllowed) throw new Refusal('EmployeeDetailsAttemptsExpired');
  await context.db
    .update(employerCodes)
    .set({ tries: sql`${employerCodes.tries} + 1` })
    .where(eq(employerCodes.codeHash, found.codeHash));
  return true;
}

/** Tries that are left with the code that a sign-up has entered; null where it has entered none. */
export async function triesWithCode(context: ApiContext, enrollment: Enrollment): Promise<number | null> {
  const [found] = await context.db
    .select({ tries: employerCodes.tries })
    .from(employerCodes)
    .where(entered(context, enrollment));
  return found ? Math.max(0, triesAllowed - found.tries) : null;
}
