import { describe, expect, it } from 'vitest';
import { sessionSamples } from '../mocks/index.ts';
import { sessionContract } from './contract.ts';
import { currentUser } from './current-user.ts';
import { toCurrentUser } from './to-current-user.ts';

const documented = [
  ...['authToken', 'userID', 'userType', 'businessId', 'companyName', 'sessionID', 'enrollmentStatus'],
  ...['matchedStatus', 'membershipType', 'payFrequency', 'timelyTipsStatus', 'userStatus', 'campaignType'],
  ...['isStateExpired', 'forcePasswordChange', 'isContractAccepted', 'multipleBusinessesFound', 'businesses'],
  ...['firstName', 'ssoLoginRequired', 'ssoButtonText', 'ssoHeaderText', 'ssoDescription', 'ssoPartnerID'],
  ...['sentPinIDString', 'sentPinID', 'sentPinDisplayText', 'sentPinToEmail', 'mobileNumber', 'dialingCode'],
  ...['deviceId', 'deviceType', 'gcmToken', 'isPaychexUser', 'redirectMobileURL', 'dayfareRegionID'],
  'enableDualFactorForTier3',
];

const stored = [
  'id',
  'userName',
  'emailAddress',
  'lastName',
  'partner',
  'isPaycorThemeEnabled',
  'referenceBranchUserID',
];

function accepts(user: object): boolean {
  return currentUser.safeParse(user).success;
}

function without(field: string): object {
  return { ...sessionSamples.employee(), [field]: undefined };
}

/** Of the record for the chat and marketing. */
const ofTheChat = [
  ...['departmentName', 'd2CDisclosures', 'enableHybridModel', 'enrollmentDate', 'userUniqueID'],
];

describe('the current user on the wire', () => {
  it.each(documented)('has the documented field %s [session-003]', (field) => {
    expect(accepts(sessionSamples.employee())).toBe(true);
    expect(accepts(without(field))).toBe(false);
  });

  it.each(stored)('has %s, which the stored copy carries too [session-004]', (field) => {
    expect(accepts(without(field))).toBe(false);
  });

  it('has nothing else but the key that its session signs with, the payroll provider, the record of the chat, the region’s site, and the zone that times are told in', () => {
    expect(Object.keys(currentUser.shape).toSorted()).toEqual(
      [
        ...documented,
        ...stored,
        'signingKey',
        'timeZone',
        'payrollProvider',
        ...ofTheChat,
        'regionHost',
      ].toSorted(),
    );
  });
});

describe('signing in', () => {
  it('is POST main/LoginM, which answers with the current user [session-001]', () => {
    const { route, outputSchema } = sessionContract.loginM['~orpc'];
    expect(route).toEqual({ method: 'POST', path: '/main/LoginM' });
    expect(outputSchema?.parse(sessionSamples.employee())).toEqual(sessionSamples.employee());
  });

  it('takes an identifier of one of three types', () => {
    const { inputSchema } = sessionContract.loginM['~orpc'];
    const credentials = { identifier: 'rosa', password: 'x', deviceId: 'd', deviceType: 'Web' };
    for (const identifierType of ['Username', 'EmailAddress', 'MobileNumber']) {
      expect(inputSchema?.safeParse({ ...credentials, identifierType }).success).toBe(true);
    }
    expect(inputSchema?.safeParse({ ...credentials, identifierType: 'Passport' }).success).toBe(false);
  });
});

describe("the current user in the domain's names", () => {
  it('says what has to be done before the home screen', () => {
    expect(toCurrentUser(sessionSamples.employee())).toMatchObject({
      userId: 2001,
      userType: 'User',
      enrollmentStatus: 'Enrolled',
      payFrequency: 'BiWeekly',
      mustChangePassword: false,
      mustChooseBusiness: false,
      sso: null,
      sentPin: null,
      businesses: [{ id: 31, name: 'Harbor Grill' }],
    });
    expect(toCurrentUser(sessionSamples.employeeOfTwo()).mustChooseBusiness).toBe(true);
  });

  it('has a PIN that waits when one was sent, and single sign-on when it is required', () => {
    const sent = {
      sentPinIDString: 'p-1',
      sentPinID: 9,
      sentPinDisplayText: '•••• 0123',
      sentPinToEmail: true,
    };
    expect(toCurrentUser(sessionSamples.employee(sent)).sentPin).toEqual({
      id: 9,
      idString: 'p-1',
      displayText: '•••• 0123',
      isToEmail: true,
    });
    const sso = { ssoLoginRequired: true, ssoButtonText: 'Go', ssoPartnerID: 4 };
    expect(toCurrentUser(sessionSamples.employee(sso)).sso).toMatchObject({
      buttonText: 'Go',
      partnerId: '4',
    });
  });

  it('never carries the signing key along', () => {
    const wire = sessionSamples.employee();
    expect(JSON.stringify(toCurrentUser(wire))).not.toContain(wire.signingKey);
  });

  it('has no kind and is not enrolled when the numbers are unknown', () => {
    const user = toCurrentUser(
      sessionSamples.employee({ userType: 5, enrollmentStatus: 9, payFrequency: 99 }),
    );
    expect(user).toMatchObject({ userType: null, enrollmentStatus: 'NotEnrolled', payFrequency: 'None' });
  });
});
