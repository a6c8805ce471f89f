export {
  type GuardRequest,
  type GuardResult,
  type GuardRule,
  type GuardSession,
  guard,
  guardRules,
} from './guard.ts';
export { isSafePath, type RedirectRules, type SafeRedirect, safeRedirect } from './safe-redirect.ts';
export { directHome, employeeHome, homeFor, notFoundPath, type UserType, userType } from './user-type.ts';
