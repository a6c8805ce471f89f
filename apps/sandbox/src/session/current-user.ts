import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { productKey } from '@dayfare/domain/product';
import { hasAcceptedTerms } from '../contracts/index.ts';
import type { Db } from '../db/db.ts';
import { businessesOf, currentOf } from './employments.ts';
import { sentPinOf } from './pins.ts';
import type { SessionKeys } from './sessions.ts';
import { noSso, type SsoPrompt } from './sso.ts';
import type { Employee, Pin, Session } from './tables.ts';

const regionKey = `${productKey}RegionID` as const;

/** Wire numbers, in the order in which the documents list the names. */
const wire = { enrolled: 1, matched: 1, biWeekly: 3, timelyTipsDisabled: 0, active: 2, none: 0 } as const;

/** What the answer says beside the person. */
export interface SignInFacts {
  readonly employee: Employee;
  readonly keys: SessionKeys;
  /** Undefined for a session that has just begun. */
  readonly session?: Session | undefined;
  readonly deviceId: string | null;
  readonly deviceType?: string | undefined;
  readonly gcmToken?: string | undefined;
  /** The PIN that was sent to open this session. */
  readonly pin?: Pin | undefined;
  /** Where to sign in instead. Default: nowhere; only a password can be the wrong way in. */
  readonly sso?: SsoPrompt | undefined;
}

/** The signed-in person as the sign-in call answers. */
export async function currentUserOf(
  db: Db,
  { employee, keys, session, deviceId, deviceType, gcmToken, pin, sso = noSso }: SignInFacts,
): Promise<WireCurrentUser> {
  const businesses = await businessesOf(db, employee);
  const current = currentOf(businesses, ({ businessId }) => businessId === session?.businessId);
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
    multipleBusinessesFound: businesses.length > 1 && !current,
    enrollmentStatus: wire.enrolled,
    matchedStatus: wire.matched,
    membershipType: wire.none,
    payFrequency: current ? wire.biWeekly : wire.none,
    timelyTipsStatus: wire.timelyTipsDisabled,
    userStatus: wire.active,
    campaignType: wire.none,
    isStateExpired: employee.isStateExpired,
    forcePasswordChange: employee.mustChangePassword,
    isContractAccepted: !employee.mustAcceptTerms || (await hasAcceptedTerms(db, employee.id)),
    ...sso,
    sentPinIDString: sent?.sentPinIDString ?? null,
    sentPinID: sent?.sentPinID ?? null,
    sentPinDisplayText: sent?.sentPinDisplayText ?? null,
    sentPinToEmail: sent?.sentPinToEmail ?? false,
    deviceId,
    deviceType: deviceType ?? null,
    gcmToken: gcmToken ?? null,
    isPaychexUser: false,
    redirectMobileURL: null,
    [regionKey]: employee.currency === 'CAD' ? 2 : 1,
    enableDualFactorForTier3: employee.dualFactor,
    partner: employee.environment === 'Common' ? null : employee.environment,
    isPaycorThemeEnabled: employee.environment === 'Paycor',
    referenceBranchUserID: null,
  };
}
