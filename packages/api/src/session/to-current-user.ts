import { userType } from '@dayfare/domain/access';
import { payFrequency } from '@dayfare/domain/money';
import { type CurrentUser, enrollmentStatus } from '@dayfare/domain/session';
import { regionKey, type WireCurrentUser } from './current-user.ts';

function sentPinOf(wire: WireCurrentUser): CurrentUser['sentPin'] {
  if (wire.sentPinIDString === null || wire.sentPinID === null) return null;
  return {
    id: wire.sentPinID,
    idString: wire.sentPinIDString,
    displayText: wire.sentPinDisplayText ?? '',
    isToEmail: wire.sentPinToEmail,
  };
}

function ssoOf(wire: WireCurrentUser): CurrentUser['sso'] {
  if (!wire.ssoLoginRequired) return null;
  return {
    buttonText: wire.ssoButtonText ?? '',
    headerText: wire.ssoHeaderText ?? '',
    description: wire.ssoDescription ?? '',
    partnerId: String(wire.ssoPartnerID ?? ''),
  };
}

/** The signed-in user in the domain's names. The signing key is left behind. */
export function toCurrentUser(wire: WireCurrentUser): CurrentUser {
  return {
    authToken: wire.authToken,
    userId: wire.userID,
    userType: userType.fromWire(wire.userType),
    businessId: wire.businessId,
    companyName: wire.companyName ?? '',
    sessionId: wire.sessionID,
    enrollmentStatus: enrollmentStatus.fromWire(wire.enrollmentStatus) ?? 'NotEnrolled',
    payFrequency: payFrequency.fromWire(wire.payFrequency) ?? 'None',
    isStateExpired: wire.isStateExpired,
    mustChangePassword: wire.forcePasswordChange,
    isContractAccepted: wire.isContractAccepted,
    mustChooseBusiness: wire.multipleBusinessesFound,
    businesses: wire.businesses.map(({ businessId, companyName }) => ({ id: businessId, name: companyName })),
    firstName: wire.firstName ?? '',
    sso: ssoOf(wire),
    sentPin: sentPinOf(wire),
    mobileNumber: wire.mobileNumber ?? '',
    dialingCode: wire.dialingCode ?? '',
    matchedStatus: wire.matchedStatus,
    membershipType: wire.membershipType,
    timelyTipsStatus: wire.timelyTipsStatus,
    userStatus: wire.userStatus,
    campaignType: wire.campaignType,
    deviceId: wire.deviceId ?? undefined,
    pushToken: wire.gcmToken ?? undefined,
    isPartnerPayrollUser: wire.isPaychexUser,
    redirectMobileUrl: wire.redirectMobileURL ?? undefined,
    regionId: wire[regionKey],
    isDualFactorForTier3: wire.enableDualFactorForTier3,
    id: wire.id,
    userName: wire.userName ?? undefined,
    emailAddress: wire.emailAddress ?? undefined,
    lastName: wire.lastName ?? undefined,
    partner: wire.partner ?? undefined,
    isPaycorThemeEnabled: wire.isPaycorThemeEnabled,
    referenceBranchUserId: wire.referenceBranchUserID ?? undefined,
  };
}
