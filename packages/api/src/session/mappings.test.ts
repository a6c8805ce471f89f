import type { CurrentUser } from '@dayfare/domain/session';
import { describe, expect, it } from 'vitest';
import type { WireCurrentUser } from './contract.ts';
import { toCurrentUser } from './to-current-user.ts';

/** Every value of a kind is another one. */
const wire: WireCurrentUser = {
  ...{ authToken: 'token', signingKey: 'key', sessionID: 'session', id: 1, userID: 2, userType: 4 },
  ...{ userName: 'user', firstName: 'first', lastName: 'last', emailAddress: 'email' },
  ...{ mobileNumber: 'mobile', dialingCode: 'dialing', businessId: 3, companyName: 'company' },
  businesses: [{ businessId: 5, companyName: 'another' }],
  ...{ enrollmentStatus: 1, matchedStatus: 6, membershipType: 7, payFrequency: 2, timelyTipsStatus: 8 },
  ...{ userStatus: 9, campaignType: 10, ssoButtonText: 'button', ssoHeaderText: 'header' },
  ...{ ssoDescription: 'description', ssoPartnerID: 11, sentPinIDString: 'pin', sentPinID: 12 },
  ...{ sentPinDisplayText: '•• 23', deviceId: 'device', deviceType: 'Web', gcmToken: 'push' },
  ...{ redirectMobileURL: 'url', dayfareRegionID: 13, partner: 'partner', referenceBranchUserID: 14 },
  ...{ multipleBusinessesFound: false, isStateExpired: false, forcePasswordChange: false },
  ...{ isContractAccepted: false, ssoLoginRequired: true, sentPinToEmail: false, isPaychexUser: false },
  ...{ enableDualFactorForTier3: false, isPaycorThemeEnabled: false },
};

const user: CurrentUser = {
  ...{ authToken: 'token', userId: 2, userType: 'User', businessId: 3, companyName: 'company' },
  ...{ sessionId: 'session', enrollmentStatus: 'Enrolled', payFrequency: 'Weekly', isStateExpired: false },
  ...{ mustChangePassword: false, isContractAccepted: false, mustChooseBusiness: false },
  businesses: [{ id: 5, name: 'another' }],
  firstName: 'first',
  sso: { buttonText: 'button', headerText: 'header', description: 'description', partnerId: '11' },
  sentPin: { id: 12, idString: 'pin', displayText: '•• 23', isToEmail: false },
  ...{ mobileNumber: 'mobile', dialingCode: 'dialing', matchedStatus: 6, membershipType: 7 },
  ...{ timelyTipsStatus: 8, userStatus: 9, campaignType: 10, deviceId: 'device', pushToken: 'push' },
  ...{ isPartnerPayrollUser: false, redirectMobileUrl: 'url', regionId: 13, isDualFactorForTier3: false },
  ...{ id: 1, userName: 'user', emailAddress: 'email', lastName: 'last', partner: 'partner' },
  ...{ isPaycorThemeEnabled: false, referenceBranchUserId: 14 },
};

describe('every field of the signed-in user comes into its own', () => {
  it('when it is a text or a number', () => {
    expect(toCurrentUser(wire)).toEqual(user);
  });

  it.each([
    ['multipleBusinessesFound', 'mustChooseBusiness'],
    ['isStateExpired', 'isStateExpired'],
    ['forcePasswordChange', 'mustChangePassword'],
    ['isContractAccepted', 'isContractAccepted'],
    ['isPaychexUser', 'isPartnerPayrollUser'],
    ['enableDualFactorForTier3', 'isDualFactorForTier3'],
    ['isPaycorThemeEnabled', 'isPaycorThemeEnabled'],
  ] as const)('when it is the flag %s', (field, own) => {
    expect(toCurrentUser({ ...wire, [field]: true })).toEqual({ ...user, [own]: true });
  });

  it('when it is where a code went', () => {
    const { sentPin } = toCurrentUser({ ...wire, sentPinToEmail: true });
    expect(sentPin).toEqual({ ...user.sentPin, isToEmail: true });
  });
});
