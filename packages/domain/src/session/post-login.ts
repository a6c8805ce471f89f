import {
  homeFor,
  notFoundPath,
  type RedirectRules,
  type SafeRedirect,
  safeRedirect,
} from '../access/index.ts';
import type { CurrentUser, SentPin } from './current-user.ts';
import { type DueStep, dueStep } from './due-step.ts';

/** Input of the routing after sign-in. */
export interface PostLoginOptions extends RedirectRules {
  /** The address requested before sign-in, unchecked. */
  readonly redirectUrl?: string | null | undefined;
  /** OAuth token for the host of the partner payroll brand. Without one, its users stay here. */
  readonly oauthToken?: string | null | undefined;
}

/** The screen of a required step. */
type StepDestination =
  /** End the session first: single sign-on starts without one. */
  | { readonly rule: 'sso'; readonly kind: 'path'; readonly path: string; readonly endsSession: true }
  | { readonly rule: 'pin'; readonly kind: 'path'; readonly path: string; readonly pin: SentPin }
  | { readonly rule: Exclude<DueStep, 'sso' | 'pin'>; readonly kind: 'path'; readonly path: string };

/** Where to go after sign-in, and which of the eight rules decided. */
export type Destination =
  | StepDestination
  | { readonly rule: 'home'; readonly kind: 'path'; readonly path: string }
  | { readonly rule: 'partner'; readonly kind: 'url'; readonly url: string }
  | ({ readonly rule: 'redirect' } & SafeRedirect);

/** A rule by name. */
export type PostLoginRule = Destination['rule'];

type Rule = (user: CurrentUser, options: PostLoginOptions) => Destination | null;

const stepPaths = {
  sso: '/sso/home',
  pin: '/welcome/auth-pin',
  state: '/home/state-selection',
  password: '/home/change-password?isFromLogin=true',
  terms: '/welcome/accept-terms-conditions',
  businesses: '/welcome/multi-business',
} as const satisfies Record<DueStep, string>;

function step(user: CurrentUser): StepDestination | null {
  const rule = dueStep(user);
  if (rule === null) return null;
  const path = stepPaths[rule];
  if (rule === 'sso') return { rule, kind: 'path', path, endsSession: true };
  if (rule !== 'pin') return { rule, kind: 'path', path };
  return user.sentPin && { rule, kind: 'path', path, pin: user.sentPin };
}

/** Users of the partner payroll brand continue to its mobile host, if that is trusted. */
const partner: Rule = ({ isPartnerPayrollUser, redirectMobileUrl }, { oauthToken, ...rules }) => {
  if (!isPartnerPayrollUser || !oauthToken) return null;
  const target = safeRedirect(redirectMobileUrl, rules);
  if (target?.kind !== 'url') return null;
  const [beforeHash = ''] = target.url.split('#');
  const mark = beforeHash.includes('?') ? '&' : '?';
  const url = `${beforeHash}${mark}oauthToken=${encodeURIComponent(oauthToken)}`;
  return { rule: 'partner', kind: 'url', url };
};

const redirect: Rule = (_, { redirectUrl, ...rules }) => {
  const target = safeRedirect(redirectUrl, rules);
  return target && { rule: 'redirect', ...target };
};

function home({ userType }: CurrentUser): Destination {
  return { rule: 'home', kind: 'path', path: homeFor(userType) ?? notFoundPath };
}

const rules: readonly Rule[] = [step, partner, redirect];

/**
 * Returns where sign-in leads: the first of the eight rules that applies, and the hand-over to the partner brand once no step is due. An
 * unsafe `redirectUrl` is ignored.
 */
export function postLogin(user: CurrentUser, options: PostLoginOptions): Destination {
  for (const rule of rules) {
    const destination = rule(user, options);
    if (destination) return destination;
  }
  return home(user);
}

/** Returns the step that a signed-in user must finish before anything else opens; null if there is none. */
export function pendingStep(user: CurrentUser): { readonly rule: DueStep; readonly path: string } | null {
  return step(user);
}

/** Returns the path of that step, the guard's `pendingPath`. */
export function pendingStepPath(user: CurrentUser): string | null {
  return pendingStep(user)?.path ?? null;
}
