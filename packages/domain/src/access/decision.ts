import type { UserType } from './user-type.ts';

/** The page that is asked for. */
export interface GuardRequest {
  /** Path as it stands in the address, without query. */
  readonly path: string;
  /** Query, with or without its question mark. Empty by default. */
  readonly search?: string | undefined;
  /** Another site has led here. False by default: somebody typed the address, or it is a link of ours. */
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

/** What the guard knows about whoever asks. */
export interface AccessSession {
  readonly isSignedIn: boolean;
  /** Null for a kind of user that isn't known. Doesn't matter while signed out. */
  readonly userType: UserType | null;
  /** A PIN was sent and waits to be entered. False by default. */
  readonly isPinPending?: boolean | undefined;
  /** The PIN screen has been triggered in this session. False by default. */
  readonly isPinTriggered?: boolean | undefined;
  /** Path of a step that has to be finished first, such as accepting the terms. None by default. */
  readonly pendingPath?: string | null | undefined;
  /** The setting `timelyTipsStatus` is on. Off by default. */
  readonly areTipsEnabled?: boolean | undefined;
  /** Undefined until the card area's start-up data is here. */
  readonly card?: CardAccess | undefined;
  /** Path that bank linking began at, to come back to. None by default. */
  readonly bankLinkPath?: string | null | undefined;
}

/** Where a configured branch leads. */
export interface BranchRoute {
  /** A path of the app. `/ewa` is the EWA path, which leads to the branch's way of signing up. */
  readonly route: string;
  /** The EWA path leads to the welcome page. */
  readonly isWelcomePageOn: boolean;
  /** What single sign-on knows the branch by; null for a branch without it. */
  readonly branchCode: string | null;
}

/** What the guard reads of the configuration. */
export interface AccessConfiguration {
  /** `unavailable` once nobody waits for it any longer: then no host is allowed but our own. */
  readonly status: 'loading' | 'loaded' | 'unavailable';
  /** Origin of the page, `https://pay.example`. */
  readonly origin: string;
  /** Hosts besides our own that an address may lead to. */
  readonly allowedHosts: readonly string[];
  /** 1 opens direct enrolment. Closed by default. */
  readonly isDirectEnrollmentRestricted?: number | undefined;
  /** The app is closed for maintenance. False by default. */
  readonly isUnderMaintenance?: boolean | undefined;
  /** Campaign routes by branch, in lower case. None by default. */
  readonly branches?: ReadonlyMap<string, BranchRoute> | undefined;
}

/** What has to happen before a verdict is followed. */
export type GuardEffect =
  | { readonly kind: 'browserMode'; readonly isForced: boolean }
  | { readonly kind: 'endSession' }
  /** Keep the address that the bank sent people back to. */
  | { readonly kind: 'keepBankLink'; readonly address: string }
  /** Exchange the token for a session, if the server takes it. */
  | { readonly kind: 'exchangeToken'; readonly token: string }
  /** Set the PIN screen up; once a session. */
  | { readonly kind: 'triggerPin' };

/** What is done with a request. */
export type Verdict =
  | { readonly kind: 'allow' }
  /** Another page of the app, with the part of the query that goes along. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** An address elsewhere, on a host that is allowed. */
  | { readonly kind: 'leave'; readonly to: string }
  /** Ask again once this is here. */
  | { readonly kind: 'wait'; readonly for: 'configuration' | 'cardStartupData' };

/** A rule's answer: a verdict, or only effects, after which the next rule is asked. */
export interface RuleAnswer {
  readonly verdict?: Verdict | undefined;
  readonly effects?: readonly GuardEffect[] | undefined;
}

export const allow: RuleAnswer = { verdict: { kind: 'allow' } };

export function redirect(to: string, effects?: readonly GuardEffect[] | undefined): RuleAnswer {
  return { verdict: { kind: 'redirect', to }, effects };
}
