import type { WireUserChange, WireUserRecord } from '@dayfare/api/enrollment/user-contract';
import { productKey } from '@dayfare/domain/product';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { businessesOf, type Employee, matchedStatusOf } from '../session/index.ts';
import { employerOf } from './employer-directory.ts';
import { enrollments, franchiseTokens, type Said, userRecords } from './tables.ts';

const regionKey = `${productKey}RegionID` as const;
const nothingSaid: Said = {
  ...{ middleName: null, address: null, city: null, state: null, contactOption: null, timeToContact: null },
};
/** Wire number of an active user. */
const active = 2;

/** The enrollment record of a person. */
export async function userRecordOf(db: Db, employee: Employee): Promise<WireUserRecord> {
  const { id } = employee;
  const [record] = await db.select().from(userRecords).where(eq(userRecords.employeeId, id));
  const [franchise] = await db.select().from(franchiseTokens).where(eq(franchiseTokens.employeeId, id));
  const [enrollment] = await db.select().from(enrollments).where(eq(enrollments.employeeId, id)).limit(1);
  const [business] = await businessesOf(db, employee);
  const isMatched = business !== undefined;
  return {
    ...{ id, firstName: employee.firstName, lastName: employee.lastName },
    companyName: business?.companyName ?? null,
    ...{ dialingCode: employee.dialingCode, mobileNumber: employee.mobileNumber },
    emailAddress: employee.emailAddress,
    ...{ dOB: enrollment?.birthDate ?? null, dOJ: null, terminationDate: null },
    employeeID: enrollment?.employeeNumber ?? null,
    ...{ login: employee.userName, username: employee.userName, userStatus: active },
    [regionKey]: employee.currency === 'CAD' ? 2 : 1,
    employerConsentAccepted: isMatched,
    ...{ attemptsCount: 0, updateAttemptsCount: record?.updates ?? 0 },
    requestType: enrollment?.requestType ?? null,
    enrollmentFailureReason: null,
    matchedStatus: matchedStatusOf(isMatched),
    password: null,
    payrollProvider: employee.payrollProvider,
    payrollProviderType: employerOf(enrollment?.employerId ?? null)?.wire.authProviderType ?? 0,
    campaignID: enrollment?.campaign ?? null,
    idologyDocumentType: enrollment?.scanId ? 'identityDocument' : null,
    idologyDecisionMessage: enrollment?.scanId ? 'captured' : null,
    ...{ employeeToken: null, franchiseeToken: null },
    isSubwayUser: franchise !== undefined,
    payrollCompanyID: franchise?.payrollCompanyId ?? null,
    ...(record?.said ?? nothingSaid),
  };
}

/** What the person says, out of a change. Refuses with InvalidRequest where it is about another, or would change what others say. */
export function saidIn(before: WireUserRecord, change: WireUserChange): Partial<Said> {
  const isOwn = (field: string): field is keyof Said => Object.hasOwn(nothingSaid, field);
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  const known: Readonly<Record<string, unknown>> = before;
  const foreign = entries.find(([field, value]) => !isOwn(field) && value !== known[field]);
  if (foreign) throw new Refusal('InvalidRequest', undefined, foreign[0]);
  return Object.fromEntries(entries.filter(([field]) => isOwn(field)));
}

/** Whether the person has said anything yet. */
export async function hasRecord(db: Db, employeeId: number): Promise<boolean> {
  const found = await db.select().from(userRecords).where(eq(userRecords.employeeId, employeeId));
  return found.length > 0;
}

/** Writes what a person says; `said` replaces what was said before, and fields that it leaves out are empty. */
export async function writeSaid(db: Db, employeeId: number, said: Partial<Said>): Promise<void> {
  const whole = { ...nothingSaid, ...said };
  await db
    .insert(userRecords)
    .values({ employeeId, said: whole })
    .onConflictDoUpdate({
      target: userRecords.employeeId,
      set: { said: whole, updates: sql`${userRecords.updates} + 1` },
    });
}

/** What a person has said so far. */
export function saidBefore(record: WireUserRecord): Said {
  const { middleName, address, city, state, contactOption, timeToContact } = record;
  return { middleName, address, city, state, contactOption, timeToContact };
}

/** Keeps the tokens of a franchise's payroll. */
export async function writeTokens(
  db: Db,
  employeeId: number,
  tokens: Omit<typeof franchiseTokens.$inferInsert, 'employeeId'>,
): Promise<void> {
  await db
    .insert(franchiseTokens)
    .values({ employeeId, ...tokens })
    .onConflictDoUpdate({ target: franchiseTokens.employeeId, set: tokens });
}
