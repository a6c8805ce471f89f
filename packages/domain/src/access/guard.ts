import { decide } from './decide.ts';
import type { AccessConfiguration, AccessSession, GuardRequest } from './decision.ts';

/** Whoever asks, with the one flag of the configuration that decides about visitors. */
export interface GuardSession extends AccessSession {
  /** Configuration `IsDirectEnrollmentRestricted`; 1 opens direct enrolment. Closed by default. */
  readonly isDirectEnrollmentRestricted?: number | undefined;
}

/** What is done with a request. */
export type GuardResult = { readonly kind: 'allow' } | { readonly kind: 'redirect'; readonly to: string };

const nowhereElse: AccessConfiguration = {
  status: 'loaded',
  origin: 'https://origin.invalid',
  allowedHosts: [],
};

/** `decide` for callers that stay in the app and wait for nothing: what would leave or wait is left to the page. */
export function guard(request: GuardRequest, session: GuardSession): GuardResult {
  const { isDirectEnrollmentRestricted } = session;
  const decision = decide(request, session, { ...nowhereElse, isDirectEnrollmentRestricted });
  return decision.kind === 'redirect' ? { kind: 'redirect', to: decision.to } : { kind: 'allow' };
}
