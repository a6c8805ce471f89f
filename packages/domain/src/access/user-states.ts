import type { AccessConfiguration, AccessSession, CardAccess } from './decision.ts';

/** A person in one of the states that matter to the guard. */
export interface UserState {
  readonly name: string;
  readonly session: AccessSession;
  readonly configuration: AccessConfiguration;
}

const card: CardAccess = {
  isServiceEnabled: true,
  isHidden: false,
  isInApprovalProcess: false,
  isMinor: false,
  isMinorConsentApproved: false,
};

const loaded: AccessConfiguration = { status: 'loaded', origin: 'https://pay.example', allowedHosts: [] };
const visitor: AccessSession = { isSignedIn: false, userType: null };
const employee: AccessSession = { isSignedIn: true, userType: 'User', areTipsEnabled: true, card };

function state(
  name: string,
  session: AccessSession,
  configuration: Partial<AccessConfiguration> = {},
): UserState {
  return { name, session, configuration: { ...loaded, ...configuration } };
}

function pending(name: string, pendingPath: string): UserState {
  return state(name, { ...employee, pendingPath });
}

/** The states that the table of routes shows. */
export const userStates: readonly UserState[] = [
  state('Visitor', visitor),
  state('Visitor, direct enrolment on', visitor, { isDirectEnrollmentRestricted: 1 }),
  state('Visitor, configuration loading', visitor, { status: 'loading' }),
  state('Visitor, maintenance', visitor, { isUnderMaintenance: true }),
  state('Employee', employee),
  state('Employee, tips off', { ...employee, areTipsEnabled: false }),
  state('Employee, card data loading', { ...employee, card: undefined }),
  state('Employee, card service off', { ...employee, card: { ...card, isServiceEnabled: false } }),
  state('Employee, card hidden', { ...employee, card: { ...card, isHidden: true } }),
  state('Employee, card in approval', { ...employee, card: { ...card, isInApprovalProcess: true } }),
  state('Minor without consent', { ...employee, card: { ...card, isMinor: true } }),
  state('Minor with consent', {
    ...employee,
    card: { ...card, isMinor: true, isMinorConsentApproved: true },
  }),
  pending('Single sign-on required', '/sso/home'),
  state('PIN pending', { ...employee, isPinPending: true, pendingPath: '/welcome/auth-pin' }),
  pending('State expired', '/home/state-selection'),
  pending('Password must change', '/home/change-password?isFromLogin=true'),
  pending('Terms not accepted', '/welcome/accept-terms-conditions'),
  pending('Several employers', '/welcome/multi-business'),
  state('Direct user', { ...employee, userType: 'DirectUser' }),
  state('Unknown kind of user', { ...employee, userType: null }),
];
