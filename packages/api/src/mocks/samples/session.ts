import type { WireCurrentUser } from '../../session/contract.ts';
import type { WireKnownDevice } from '../../session/device-contract.ts';

/** An employee with one employer and nothing left to do before the home screen. */
export function employee(overrides: Partial<WireCurrentUser> = {}): WireCurrentUser {
  return {
    authToken: 'sample-token',
    signingKey: 'c2FtcGxlLXNlY3JldC1vZi0zMi1ieXRlcy1vci1tb3JlIQ',
    sessionID: 'sample-session',
    id: 2001,
    userID: 2001,
    userType: 4,
    userName: 'rosa.delgado',
    firstName: 'Rosa',
    lastName: 'Delgado',
    emailAddress: 'rosa@example.com',
    mobileNumber: '5550100123',
    dialingCode: '1',
    businessId: 31,
    companyName: 'Harbor Grill',
    businesses: [{ businessId: 31, companyName: 'Harbor Grill' }],
    multipleBusinessesFound: false,
    enrollmentStatus: 1,
    matchedStatus: 1,
    membershipType: 0,
    payFrequency: 3,
    timelyTipsStatus: 0,
    userStatus: 2,
    campaignType: 0,
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
    deviceId: 'sample-device',
    deviceType: 'Web',
    gcmToken: null,
    isPaychexUser: false,
    redirectMobileURL: null,
    dayfareRegionID: 1,
    enableDualFactorForTier3: false,
    partner: null,
    isPaycorThemeEnabled: false,
    referenceBranchUserID: null,
    timeZone: 'America/New_York',
    ...overrides,
  };
}

/** One who has to choose an employer first. */
export function employeeOfTwo(): WireCurrentUser {
  return employee({
    multipleBusinessesFound: true,
    businesses: [
      { businessId: 31, companyName: 'Harbor Grill' },
      { businessId: 32, companyName: 'Northside Logistics' },
    ],
  });
}

/** One of the partner payroll brand. */
export function paycorEmployee(): WireCurrentUser {
  return employee({ partner: 'paycor', isPaycorThemeEnabled: true, companyName: 'Lakeview Care' });
}

/** One whose names are as long as names get. */
export function longNamedEmployee(): WireCurrentUser {
  const companyName = 'The Consolidated Hospitality and Catering Company of Greater Saint-Hyacinthe, Limited';
  return employee({
    firstName: 'Maximiliana Guadalupe',
    lastName: 'Featherstonehaugh-Villavicencio y Echeverría',
    companyName,
    businesses: [{ businessId: 31, companyName }],
  });
}

/** A computer with a session that began a while ago. */
export function device(overrides: Partial<WireKnownDevice> = {}): WireKnownDevice {
  return {
    id: 1,
    deviceID: 'sample-device',
    deviceType: 'Web',
    browserName: 'Chrome',
    platformName: 'macOS',
    isTrustedDevice: true,
    isCurrentDevice: false,
    isSignedIn: true,
    address: '198.51.100.7',
    lastUpdatedAt: '2026-11-20T15:04:00Z',
    ...overrides,
  };
}
