export {
  type AreaFacts,
  type AreaKey,
  areas,
  isArea,
  type Preload,
} from './areas.ts';
export {
  type BackAction,
  type BackContext,
  type BackRule,
  backAction,
} from './back.ts';
export { type Decision, decide, type GuardRuleName } from './decide.ts';
export type {
  AccessConfiguration,
  AccessSession,
  BranchRoute,
  CardAccess,
  GuardEffect,
  GuardRequest,
  Verdict,
} from './decision.ts';
export {
  goBack,
  type HistoryStack,
  historyText,
  longestHistory,
  noHistory,
  parseHistory,
  visit,
} from './history.ts';
export { isHiddenFromRobots, isMessagePage, robotsRule } from './message-pages.ts';
export {
  isRoutePath,
  type Opening,
  type RouteFacts,
  type RoutePath,
  routeCatalogue,
  routePaths,
} from './route-catalogue.ts';
export {
  isForList,
  isReturnPath,
  type RedirectRules,
  type SafeRedirect,
  safeRedirect,
} from './safe-redirect.ts';
export { type Direction, type Slide, slide, transitionMs } from './slide.ts';
export { type UserState, userStates } from './user-states.ts';
export { directHome, employeeHome, homeFor, notFoundPath, type UserType, userType } from './user-type.ts';
export { parseUrl } from './web-url.ts';
