import type { contract } from '@dayfare/api/contract';
import type { DueStep } from '@dayfare/domain/session';
import type { ErrorCode } from '../../platform/http/refusal.ts';

type Contract = typeof contract;

/** A call by area and name: `money.getAvailableFunds`. */
type CallName = {
  readonly [Area in keyof Contract]: `${Area}.${keyof Contract[Area] & string}`;
}[keyof Contract];

const pin: readonly CallName[] = ['session.revokeUserToken', 'session.verifyMachinePin', 'session.resendPin'];

// A step whose answer was lost is taken again while the next one is due, so each step adds to those before it.
const state: readonly CallName[] = [
  'session.revokeUserToken',
  'session.createToken',
  'startup.startupDataV2',
  'startup.saveResidentialState',
  // Some states have documents of their own.
  'contracts.getContractByType',
  'contracts.saveContract',
];
const password: readonly CallName[] = [
  ...state,
  'session.getPasswordPolicy',
  'session.forceChangePassword',
  'enrollment.updatePassword',
];
const terms: readonly CallName[] = [
  ...password,
  'contracts.getListOfContracts',
  'enrollment.saveEnrollmentAgreements',
];
const businesses: readonly CallName[] = [...terms, 'session.switchBusinesses', 'session.getEWAAccounts'];

/** The calls that each step needs, including signing out. All others must wait for it. */
const callsOf = {
  sso: ['session.revokeUserToken'],
  pin,
  state,
  password,
  terms,
  businesses,
} as const satisfies Record<DueStep, readonly CallName[]>;

/** The refusal code of a call that must wait for a step. */
export const refusalOfStep = {
  sso: 'SsoRequired',
  pin: 'PinRequired',
  state: 'StateRequired',
  password: 'PasswordChangeRequired',
  terms: 'TermsRequired',
  businesses: 'BusinessNotChosen',
} as const satisfies Record<DueStep, ErrorCode>;

/** Whether a call is allowed while a step is due. `path` is its area and name in the router. */
export function isOpenDuring(step: DueStep, path: readonly string[]): boolean {
  const open: readonly string[] = callsOf[step];
  return open.includes(path.join('.'));
}
