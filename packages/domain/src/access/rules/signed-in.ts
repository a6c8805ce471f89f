import { visitorAreas } from '../areas.ts';
import { askedAt, type Rule } from '../asked.ts';
import { allow, redirect } from '../decision.ts';
import { targetOf, waitForList } from '../target.ts';
import { homeFor, notFoundPath } from '../user-type.ts';

const pinPath = '/welcome/auth-pin';
const enrolmentCall = 'isCallFromEnrollmentUrl';

/**
 * A pending PIN comes before everything. A call from an enrolment address opens the PIN screen once per session. The screen is set up
 * only the first time, so coming back to it does not send a PIN or ask again.
 */
export const pin: Rule = ({ page, query }, { isPinPending, isPinTriggered }) => {
  const isEnrolmentCall = query.get(enrolmentCall) === 'true';
  if (!isPinPending && !isEnrolmentCall) return null;
  if (page === pinPath) return allow;
  if (!isPinPending && isPinTriggered) return null;
  const to = isEnrolmentCall ? `${pinPath}?${enrolmentCall}=true` : pinPath;
  return redirect(to, isPinTriggered ? [] : [{ kind: 'triggerPin' }]);
};

/** The first step due after a login. Single sign-on starts without a session. */
export const pendingStep: Rule = ({ page }, { pendingPath }) => {
  if (!pendingPath) return null;
  const step = askedAt(pendingPath).page;
  if (step === page) return allow;
  return redirect(pendingPath, step === '/sso/home' ? [{ kind: 'endSession' }] : []);
};

/** Signed-in people leave visitor pages for the page they asked for, or for home. */
export const leaveVisitorPages: Rule = ({ area, query }, { userType }, configuration) => {
  if (!visitorAreas.has(area)) return null;
  const home = homeFor(userType);
  if (home === null) return redirect(notFoundPath);
  // Signing in on this page makes it a visitor page; the requested address must not be lost.
  const asked = query.get('redirectUrl');
  const waiting = waitForList(asked, configuration);
  if (waiting) return waiting;
  const target = targetOf(asked, configuration);
  if (target?.kind === 'url') return { verdict: { kind: 'leave', to: target.url } };
  if (target && target.asked.page !== '/' && !visitorAreas.has(target.asked.area))
    return redirect(target.path);
  const sendEmail = query.get('SendEmail');
  return redirect(sendEmail === null ? home : `${home}?SendEmail=${encodeURIComponent(sendEmail)}`);
};

export const unknownUser: Rule = (_, { userType }) =>
  homeFor(userType) === null ? redirect(notFoundPath) : null;

/** Addresses of areas that have no page of their own. */
const withoutPage: ReadonlySet<string> = new Set(['/home', '/ewa']);

/** They lead home. */
export const areaHome: Rule = ({ page }, { userType }) =>
  withoutPage.has(page) ? redirect(homeFor(userType) ?? notFoundPath) : null;
