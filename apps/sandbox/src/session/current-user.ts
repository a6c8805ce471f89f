import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { epochMs, type PayFrequency, payFrequency, payFrequencyOn, toIsoDate } from '@dayfare/domain/money';
import { productKey } from '@dayfare/domain/product';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { Settings } from '../platform/http/settings.ts';
import { isContractAccepted } from './due-step.ts';
import { businessesOf, currentOf, hasToChoose } from './employments.ts';
import { sentPinOf } from './pins.ts';
import { calendarOf } from './schedule.ts';
import type { Pin, Session } from './session-tables.ts';
import type { SessionKeys } from './sessions.ts';
import { noSso, type SsoPrompt } from './sso/prompt.ts';
import { type Employee, employments } from './tables.ts';

const regionKey = `${productKey}RegionID` as const;

/** Wire numbers, in the order in which the documents list the names. */
const wire = { enrolled: 1, matched: 1, timelyTipsDisabled: 0, active: 2, none: 0 } as const;

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
}

/** How often one of a person's employers pays them on the day that it is for them. */
async function payFrequencyFor(
  db: Db,
  { id, timeZone }: Employee,
  { businessId }: { readonly businessId: number },
  now: Date,
): Promise<PayFrequency> {
  const [work] = await db
    .select({ schedule: employments.schedule })
    .from(employments)
    .where(and(eq(employments.employeeId, id), eq(employments.employerId, businessId)));
  return work
    ? payFrequencyOn(calendarOf(work.schedule), toIsoDate(epochMs(now.getTime()), timeZone))
    : 'None';
}

/** The signed-in person as the sign-in call answers. */
export async function currentUserOf(
  db: Db,
  { employee, now, keys, session, deviceId, deviceType, gcmToken, pin, payrollBrands }: SignInFacts,
): Promise<WireCurrentUser> {
  const businesses = await businessesOf(db, employee);
  const current = currentOf(businesses, ({ businessId }) => businessId === session?.businessId);
  const brandUrl = payrollBrands[current?.businessId ?? 0] ?? null;
  const sent = pin && sentPinOf(pin, employee);
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
    matchedStatus: wire.matched,
    membershipType: wire.none,
    payFrequency: payFrequency.toWire(current ? await payFrequencyFor(db, employee, current, now) : 'None'),
    timelyTipsStatus: wire.timelyTipsDisabled,
    userStatus: wire.active,
    campaignType: employee.campaignType,
    payrollProvider: employee.payrollProvider,
    isStateExpired: employee.isStateExpired,
    forcePasswordChange: employee.mustChangePassword,
    isContractAccepted: await isContractAccepted(db, employee),
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
  const unreachable = { emailAddress: null, mobileNumber: null, dialingCode: null };
  return { ...user, ...unnamed, ...unreachable, id: 0, userID: 0, businessId: 0, ...sso };
}
