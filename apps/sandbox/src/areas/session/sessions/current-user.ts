import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { userType } from '@dayfare/domain/access';
import { epochMs, type PayFrequency, payFrequency, payFrequencyOn, toIsoDate } from '@dayfare/domain/money';
import { productKey } from '@dayfare/domain/product';
import { tipsMode } from '@dayfare/domain/tips';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { Settings } from '../../../platform/http/settings.ts';
import { sentPinOf } from '../codes/pins.ts';
import { isContractAccepted } from '../due-step.ts';
import { businessesOf, currentOf, hasToChoose, matchedStatusOf } from '../employments.ts';
import { calendarOf } from '../schedule.ts';
import { noSso, type SsoPrompt } from '../sso/prompt.ts';
import { type Employee, employers, employments } from '../tables.ts';
import { uniqueIdOf } from '../unique-id.ts';
import type { Pin, Session } from './session-tables.ts';
import type { SessionKeys } from './sessions.ts';

const regionKey = `${productKey}RegionID` as const;

/** Wire numbers, in the order in which the documents list the names. */
const wire = { enrolled: 1, active: 2, none: 0 } as const;

/** What the answer says beside the person. */
export interface SignInFacts {
  readonly employee: Employee;
  readonly now: Date;
  readonly keys: SessionKeys;
  /** Undefined where none is given. */
  readonly session?: Session | undefined;
  readonly deviceId: string | null;
  readonly deviceType?: string | undefined;
  readonly gcmToken?: string | undefined;
  /** The PIN that was sent to open this session. */
  readonly pin?: Pin | undefined;
  /** Mobile addresses of payroll brands, by employer. */
  readonly payrollBrands: Settings['payrollBrands'];
  /** Sites of other regions, by region. Default: none. */
  readonly regionHosts?: Settings['regionHosts'];
}

interface WorkFacts {
  readonly payFrequency: PayFrequency;
  /** By the wire's number. */
  readonly tipsMode: number;
  readonly departmentName: string | null;
  /** Whether the employer's program fee is paid with a card of the person's. */
  readonly paysFeeByCard: boolean;
}

/** What one of a person's employers says of them: how often it pays them on the day that it is for them, where they work, what it offers. */
async function workFacts(
  db: Db,
  { id, timeZone }: Employee,
  { businessId }: { readonly businessId: number },
  now: Date,
): Promise<WorkFacts | undefined> {
  const [found] = await db
    .select({ employment: employments, programFee: employers.programFeeMinor })
    .from(employments)
    .innerJoin(employers, eq(employers.id, employments.employerId))
    .where(and(eq(employments.employeeId, id), eq(employments.employerId, businessId)));
  if (!found) return undefined;
  const { schedule, tipsMode, departmentName } = found.employment;
  const today = toIsoDate(epochMs(now.getTime()), timeZone);
  return {
    ...{ payFrequency: payFrequencyOn(calendarOf(schedule), today), tipsMode, departmentName },
    paysFeeByCard: found.programFee > 0,
  };
}

/** The signed-in person as the sign-in call answers. */
export async function currentUserOf(
  db: Db,
  { employee, now, keys, session, deviceId, deviceType, gcmToken, pin, payrollBrands, ...facts }: SignInFacts,
): Promise<WireCurrentUser> {
  const businesses = await businessesOf(db, employee);
  const current = currentOf(businesses, ({ businessId }) => businessId === session?.businessId);
  const work = current && (await workFacts(db, employee, current, now));
  const brandUrl = payrollBrands[current?.businessId ?? 0] ?? null;
  const sent = pin && sentPinOf(pin, employee);
  const hasAgreed = await isContractAccepted(db, employee);
  return {
    authToken: keys.token,
    signingKey: keys.signingKey,
    sessionID: keys.sessionId,
    id: employee.id,
    userID: employee.id,
    userType: session?.userType ?? employee.userType,
    userName: employee.userName,
    firstName: employee.firstName,
    lastName: employee.lastName,
    emailAddress: employee.emailAddress,
    mobileNumber: employee.mobileNumber,
    dialingCode: employee.dialingCode,
    businessId: current?.businessId ?? 0,
    companyName: current?.companyName ?? null,
    businesses,
    multipleBusinessesFound: hasToChoose(businesses, session?.businessId ?? null),
    enrollmentStatus: wire.enrolled,
    matchedStatus: matchedStatusOf(businesses.length > 0),
    membershipType: wire.none,
    payFrequency: payFrequency.toWire(work?.payFrequency ?? 'None'),
    timelyTipsStatus: work?.tipsMode ?? tipsMode.toWire('Disable'),
    userStatus: wire.active,
    campaignType: employee.campaignType,
    payrollProvider: employee.payrollProvider,
    isStateExpired: employee.isStateExpired,
    forcePasswordChange: employee.mustChangePassword,
    isContractAccepted: hasAgreed,
    ...noSso,
    sentPinIDString: sent?.sentPinIDString ?? null,
    sentPinID: sent?.sentPinID ?? null,
    sentPinDisplayText: sent?.sentPinDisplayText ?? null,
    sentPinToEmail: sent?.sentPinToEmail ?? false,
    deviceId,
    deviceType: deviceType ?? null,
    gcmToken: gcmToken ?? null,
    isPaychexUser: brandUrl !== null,
    redirectMobileURL: brandUrl,
    [regionKey]: employee.regionId ?? (employee.currency === 'CAD' ? 2 : 1),
    enableDualFactorForTier3: employee.dualFactor,
    partner: employee.environment === 'Common' ? null : employee.environment,
    isPaycorThemeEnabled: employee.environment === 'Paycor',
    referenceBranchUserID: null,
    // Only of an account that says which region it is of: the others are this server's.
    regionHost: facts.regionHosts?.[employee.regionId ?? 0] ?? null,
    departmentName: work?.departmentName ?? null,
    d2CDisclosures: userType.fromWire(employee.userType) === 'DirectUser' && hasAgreed,
    enableHybridModel: work?.paysFeeByCard ?? false,
    enrollmentDate: toIsoDate(epochMs(employee.createdAt.getTime()), employee.timeZone),
    userUniqueID: uniqueIdOf(employee.id),
    timeZone: employee.timeZone,
  };
}

const noKeys: SessionKeys = { sessionId: '', token: '', signingKey: '' };

/**
 * The response to a correct password of someone who must sign in at the employer's: where that is, no session, and nothing about the
 * person.
 */
export async function signInElsewhere(
  db: Db,
  employee: Employee,
  { sso, now }: { readonly sso: SsoPrompt; readonly now: Date },
): Promise<WireCurrentUser> {
  const user = await currentUserOf(db, { employee, now, keys: noKeys, deviceId: null, payrollBrands: {} });
  const unnamed = { userName: null, firstName: null, lastName: null, companyName: null, businesses: [] };
  const unplaced = { departmentName: null, enrollmentDate: null, userUniqueID: null };
  const unreachable = { emailAddress: null, mobileNumber: null, dialingCode: null };
  return { ...user, ...unnamed, ...unplaced, ...unreachable, id: 0, userID: 0, businessId: 0, ...sso };
}
