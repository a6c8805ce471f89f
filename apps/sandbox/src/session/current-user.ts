import type { Credentials, WireCurrentUser } from '@dayfare/api/session/contract';
import { productKey } from '@dayfare/domain/product';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import type { SessionKeys } from './sessions.ts';
import { type Employee, employers, employments } from './tables.ts';

const regionKey = `${productKey}RegionID` as const;

/** Wire numbers, in the order in which the documents list the names. */
const wire = { enrolled: 1, matched: 1, biWeekly: 3, timelyTipsDisabled: 0, active: 2, none: 0 } as const;

/** The signed-in person as the sign-in call answers. */
export async function currentUserOf(
  db: Db,
  employee: Employee,
  keys: SessionKeys,
  { deviceId, deviceType, gcmToken }: Credentials,
): Promise<WireCurrentUser> {
  const businesses = await db
    .select({ businessId: employers.id, companyName: employers.name })
    .from(employments)
    .innerJoin(employers, eq(employers.id, employments.employerId))
    .where(eq(employments.employeeId, employee.id))
    .orderBy(asc(employers.id));
  const current = businesses.find(({ businessId }) => businessId === employee.employerId);
  return {
    authToken: keys.token,
    signingKey: keys.signingKey,
    sessionID: keys.sessionId,
    id: employee.id,
    userID: employee.id,
    userType: employee.userType,
    userName: employee.userName,
    firstName: employee.firstName,
    lastName: employee.lastName,
    emailAddress: employee.emailAddress,
    mobileNumber: employee.mobileNumber,
    dialingCode: employee.dialingCode,
    businessId: current?.businessId ?? 0,
    companyName: current?.companyName ?? null,
    businesses,
    multipleBusinessesFound: businesses.length > 1,
    enrollmentStatus: wire.enrolled,
    matchedStatus: wire.matched,
    membershipType: wire.none,
    payFrequency: current ? wire.biWeekly : wire.none,
    timelyTipsStatus: wire.timelyTipsDisabled,
    userStatus: wire.active,
    campaignType: wire.none,
    isStateExpired: false,
    forcePasswordChange: false,
    isContractAccepted: true,
    ssoLoginRequired: false,
    ssoButtonText: null,
    ssoHeaderText: null,
    ssoDescription: null,
    ssoPartnerID: null,
    sentPinIDString: null,
    sentPinID: null,
    sentPinDisplayText: null,
    sentPinToEmail: false,
    deviceId,
    deviceType,
    gcmToken: gcmToken ?? null,
    isPaychexUser: false,
    redirectMobileURL: null,
    [regionKey]: employee.currency === 'CAD' ? 2 : 1,
    enableDualFactorForTier3: false,
    partner: employee.environment === 'Common' ? null : employee.environment,
    isPaycorThemeEnabled: employee.environment === 'Paycor',
    referenceBranchUserID: null,
  };
}
