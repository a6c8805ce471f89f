import { decide } from './decide.ts';
import type { AccessConfiguration, AccessSession, GuardRequest } from './decision.ts';

/** The person, with the one configuration flag that matters for visitors. */
export interface GuardSession extends AccessSession {
  /** Configuration `IsDirectEnrollmentRestricted`; 1 opens direct enrolment. Closed by default. */
  readonly isDirectEnrollmentRestricted?: number | undefined;
}

/** What to do with a request. */
export type GuardResult = { readonly kind: 'allow' } | { readonly kind: 'redirect'; readonly to: string };

const nowhereElse: AccessConfiguration = {
  status: 'loaded',
  origin: 'https://origin.invalid',
  allowedHosts: [],
};

/** `decide` with the usual configuration, for tests that stay in the app: `leave` and `wait` count as allowed. */
export function guard(request: GuardRequest, session: GuardSession): GuardResult {
  const { isDirectEnrollmentRestricted } = session;
  const decision = decide(request, session, { ...nowhereElse, isDirectEnrollmentRestricted });
  return decision.kind === 'redirect' ? { kind: 'redirect', to: decision.to } : { kind: 'allow' };
}

export const visitor: GuardSession = { isSignedIn: false, userType: null };
export const employee: GuardSession = { isSignedIn: true, userType: 'User' };

/** Where the guard sends an address, or `allow`. */
export function ask(address: string, session: GuardSession): string {
  const [path = '', ...query] = address.split('?');
  const result = guard({ path, search: query.length > 0 ? `?${query.join('?')}` : undefined }, session);
  return result.kind === 'allow' ? 'allow' : result.to;
}

/** The login address that leads back to an address. */
export function toLogin(address: string): string {
  return `/welcome/login?redirectUrl=${encodeURIComponent(address)}`;
}
