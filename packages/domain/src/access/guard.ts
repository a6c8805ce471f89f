import { directEnrolmentPaths, guardedAreas, openPaths, visitorAreas } from './areas.ts';
import { normalPath, pathSegments } from './path.ts';
import { isSafePath } from './safe-redirect.ts';
import { homeFor, notFoundPath, type UserType } from './user-type.ts';
import { parseQuery } from './web-url.ts';

/** The page that is asked for. */
export interface GuardRequest {
  /** Path as it stands in the address, without query. */
  readonly path: string;
  /** Query, with or without its question mark. Empty by default. */
  readonly search?: string | undefined;
}

/** What the guard knows about whoever asks. */
export interface GuardSession {
  readonly isSignedIn: boolean;
  /** Null for a kind of user that isn't known. Doesn't matter while signed out. */
  readonly userType: UserType | null;
  /** Path of a step that has to be finished first, such as accepting the terms. None by default. */
  readonly pendingPath?: string | null | undefined;
  /** Configuration `IsDirectEnrollmentRestricted`; 1 opens direct enrolment. Closed by default. */
  readonly isDirectEnrollmentRestricted?: number | undefined;
}

/** What is done with a request. */
export type GuardResult = { readonly kind: 'allow' } | { readonly kind: 'redirect'; readonly to: string };

/** A rule decides, or leaves the request to the next one. */
export type GuardRule = (request: GuardRequest, session: GuardSession) => GuardResult | null;

const allow: GuardResult = { kind: 'allow' };

function redirect(to: string): GuardResult {
  return { kind: 'redirect', to };
}

function areaOf(path: string): string {
  return pathSegments(path)[0] ?? '';
}

const root: GuardRule = ({ path }) => (normalPath(path) === '/' ? redirect('/welcome') : null);

const unguarded: GuardRule = ({ path }) => (guardedAreas.has(areaOf(path)) ? null : allow);

const openToVisitors: GuardRule = ({ path, search = '' }, session) => {
  if (session.isSignedIn) return null;
  const page = normalPath(path);
  const isOpen =
    visitorAreas.has(areaOf(path)) ||
    openPaths.has(page) ||
    (page === '/home/change-password' && parseQuery(search).has('isFromLogin')) ||
    (session.isDirectEnrollmentRestricted === 1 && directEnrolmentPaths.has(page));
  return isOpen ? allow : null;
};

const visitorsToLogin: GuardRule = ({ path, search = '' }, { isSignedIn }) => {
  if (isSignedIn) return null;
  const query = search === '' || search.startsWith('?') ? search : `?${search}`;
  const asked = path + query;
  const back = isSafePath(asked) ? `?redirectUrl=${encodeURIComponent(asked)}` : '';
  return redirect(`/welcome/login${back}`);
};

const pendingStep: GuardRule = ({ path }, { pendingPath }) => {
  if (!pendingPath) return null;
  const [step = ''] = pendingPath.split(/[?#]/);
  return normalPath(step) === normalPath(path) ? allow : redirect(pendingPath);
};

const signedInLeaveWelcome: GuardRule = ({ path, search = '' }, { userType }) => {
  if (!visitorAreas.has(areaOf(path))) return null;
  const home = homeFor(userType);
  if (home === null) return redirect(notFoundPath);
  const query = parseQuery(search);
  const asked = query.get('redirectUrl') ?? '';
  // Signing in on this page turns it into a page for visitors: it must not lose the address that was asked for.
  const [page = ''] = asked.split(/[?#]/);
  if (isSafePath(asked) && !visitorAreas.has(areaOf(page)) && normalPath(page) !== '/')
    return redirect(asked);
  const sendEmail = query.get('SendEmail');
  return redirect(sendEmail === null ? home : `${home}?SendEmail=${encodeURIComponent(sendEmail)}`);
};

const unknownUser: GuardRule = (_, { userType }) =>
  homeFor(userType) === null ? redirect(notFoundPath) : null;

/** The rules in their order; the first that decides is followed. */
export const guardRules: readonly GuardRule[] = [
  root,
  unguarded,
  openToVisitors,
  visitorsToLogin,
  pendingStep,
  signedInLeaveWelcome,
  unknownUser,
];

/** Whether a page may be shown, or where to go instead. A path is never redirected to itself. */
export function guard(request: GuardRequest, session: GuardSession): GuardResult {
  for (const rule of guardRules) {
    const result = rule(request, session);
    if (result) return result;
  }
  return allow;
}
