export { accessSession, type SessionFacts } from './access-session.ts';
export type {
  AutoLogoutEvent,
  AutoLogoutState,
} from './auto-logout/auto-logout.ts';
export { type AutoLogout, type Clock, runAutoLogout } from './auto-logout/run.ts';
export {
  type AutoLogoutSettings,
  type AutoLogoutUser,
  activityEvents,
  autoLogoutSettings,
  sessionTimeoutMinutes,
  warningMs,
} from './auto-logout/settings.ts';
export { type ConsentRequest, consentAddress } from './consent-address.ts';
export { type CookieLifetime, type CookieUnit, cookieAttributes } from './cookie-lifetime.ts';
export {
  type Business,
  type CurrentUser,
  type EnrollmentStatus,
  enrollmentStatus,
  type SentPin,
  type SsoPrompt,
} from './current-user.ts';
export { type DueFacts, type DueStep, dueStep, dueSteps } from './due-step.ts';
export {
  type IdentifierKind,
  identifierType,
  identifierTypes,
  isEmail,
  normalisePhone,
  phoneText,
} from './identifier.ts';
export { type LoginFields, type LoginProblem, loginProblem } from './login-problem.ts';
export {
  type LogoutCause,
  type LogoutDestination,
  type LogoutOptions,
  type LogoutPlan,
  logoutPlan,
} from './logout-plan.ts';
export { type NativeBuild, sendsPlugSessionInfo } from './native-build.ts';
export { type OnLogoutAction, onLogoutAction } from './on-logout-action.ts';
export {
  firstPin,
  isPinCode,
  isPinRefusal,
  type PinAttempts,
  type PinRefusal,
  type PinType,
  pinBlockedMs,
  pinRefused,
  pinResendsLeft,
  pinResent,
  pinTriesLeft,
  pinType,
  resendCountdownMs,
  resendProblem,
} from './pin.ts';
export {
  type Destination,
  type PostLoginOptions,
  type PostLoginRule,
  pendingStep,
  pendingStepPath,
  postLogin,
} from './post-login.ts';
export {
  hasCards,
  isResidentialState,
  isStateMeant,
  type ResidenceCountry,
  type ResidentialState,
  residenceCountry,
  statesToChoose,
} from './residence.ts';
export { type SensitiveAction, sensitiveAction } from './sensitive-action.ts';
export { type SsoFailure, ssoFailure } from './sso-failure.ts';
export { afterStateSelection, type StateSelectionFlags, stateSelectionFlags } from './state-selection.ts';
export { documentedKeys, keptKeys, ownKeys, type StorageKey } from './storage-keys.ts';
