import type { UserType } from './user-type.ts';

/** The requested page. */
export interface GuardRequest {
  /** Path as in the address, without the query. */
  readonly path: string;
  /** Query, with or without its question mark. Empty by default. */
  readonly search?: string | undefined;
  /** Whether another site led here, as opposed to a typed address or one of our own links. */
  readonly isFromElsewhere?: boolean | undefined;
}

/** What the card area's start-up data says about the person. */
export interface CardAccess {
  readonly isServiceEnabled: boolean;
  readonly isHidden: boolean;
  /** `IsFromCardApprovalProcess` is 1. */
  readonly isInApprovalProcess: boolean;
  readonly isMinor: boolean;
  readonly isMinorConsentApproved: boolean;
}

/** What the guard knows about the person. */
export interface AccessSession {
  readonly isSignedIn: boolean;
  /** Null for an unknown kind of user. Ignored while signed out. */
  readonly userType: UserType | null;
  /** A PIN was sent and must be entered. */
  readonly isPinPending?: boolean | undefined;
  /** The PIN screen has been triggered in this session. False by default. */
  readonly isPinTriggered?: boolean | undefined;
  /** Path of a step that must be finished first, such as accepting the terms. */
  readonly pendingPath?: string | null | undefined;
  /** The setting `timelyTipsStatus` is on. Off by default. */
  readonly areTipsEnabled?: boolean | undefined;
  /** Undefined until the card area's start-up data has loaded. */
  readonly card?: CardAccess | undefined;
  /** Path where bank linking started, to return to. */
  readonly bankLinkPath?: string | null | undefined;
}

/** Where a configured branch leads. */
export interface BranchRoute {
  /** A path of the app. `/ewa` is the EWA path, which leads to the branch's sign-up. */
  readonly route: string;
  /** The EWA path leads to the welcome page. */
  readonly isWelcomePageOn: boolean;
  /** The branch's code for single sign-on; null if it has none. */
  readonly branchCode: string | null;
}

/** What the guard reads of the configuration. */
export interface AccessConfiguration {
  /** `unavailable` once waiting has timed out: only our own host is allowed then. */
  readonly status: 'loading' | 'loaded' | 'unavailable';
  /** Origin of the page, `https://pay.example`. */
  readonly origin: string;
  /** Hosts besides our own that addresses may lead to. */
  readonly allowedHosts: readonly string[];
  /** 1 opens direct enrolment. */
  readonly isDirectEnrollmentRestricted?: number | undefined;
  /** The app is closed for maintenance. False by default. */
  readonly isUnderMaintenance?: boolean | undefined;
  /** Campaign routes by branch, in lower case. None by default. */
  readonly branches?: ReadonlyMap<string, BranchRoute> | undefined;
}

/** What must happen before a verdict is followed. */
export type GuardEffect =
  | { readonly kind: 'browserMode'; readonly isForced: boolean }
  | { readonly kind: 'endSession' }
  /** Store the address that the bank sent people back to. */
  | { readonly kind: 'keepBankLink'; readonly address: string }
  /** Exchange the token for a session, if the server accepts it. */
  | { readonly kind: 'exchangeToken'; readonly token: string }
  /** Set up the PIN screen; once per session. */
  | { readonly kind: 'triggerPin' };

/** What to do with a request. */
export type Verdict =
  | { readonly kind: 'allow' }
  /** Another page of the app, with the part of the query that is kept. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** An external address on an allowed host. */
  | { readonly kind: 'leave'; readonly to: string }
  /** Ask again once this has loaded. */
  | { readonly kind: 'wait'; readonly for: 'configuration' | 'cardStartupData' };

/** A rule's answer: a verdict, or only effects, after which the next rule is applied. */
export interface RuleAnswer {
  readonly verdict?: Verdict | undefined;
  readonly effects?: readonly GuardEffect[] | undefined;
}

export const allow: RuleAnswer = { verdict: { kind: 'allow' } };

export function redirect(to: string, effects?: readonly GuardEffect[] | undefined): RuleAnswer {
  return { verdict: { kind: 'redirect', to }, effects };
}
