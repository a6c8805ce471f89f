import { visitorAreas } from '../areas.ts';
import { askedAt, type Rule } from '../asked.ts';
import { allow, redirect } from '../decision.ts';
import { targetOf, waitForList } from '../target.ts';
import { homeFor, notFoundPath } from '../user-type.ts';

const pinPath = '/welcome/auth-pin';
const enrolmentCall = 'isCallFromEnrollmentUrl';

/**
 * A PIN that waits comes before everything. A call from an enrolment address leads to the PIN screen once in a session.
 * The screen is set up only the first time, so that coming back to it neither sends nor asks again.
 */
export const pin: Rule = ({ page, query }, { isPinPending, isPinTriggered }) => {
  const isEnrolmentCall = query.get(enrolmentCall) === 'true';
  if (!isPinPending && !isEnrolmentCall) return null;
  if (page === pinPath) return allow;
  if (!isPinPending && isPinTriggered) return null;
  const to = isEnrolmentCall ? `${pinPath}?${enrolmentCall}=true` : pinPath;
  return redirect(to, isPinTriggered ? [] : [{ kind: 'triggerPin' }]);
};

/** The step that the order after a login asks for first. Single sign-on starts without a session. */
export const pendingStep: Rule = ({ page }, { pendingPath }) => {
  if (!pendingPath) return null;
  const step = askedAt(pendingPath).page;
  if (step === page) return allow;
  return redirect(pendingPath, step === '/sso/home' ? [{ kind: 'endSession' }] : []);
};

/** Whoever is signed in leaves the visitors' pages: for the page that was asked for, or for home. */
export const leaveVisitorPages: Rule = ({ area, query }, { userType }, configuration) => {
  if (!visitorAreas.has(area)) return null;
  const home = homeFor(userType);
  if (home === null) return redirect(notFoundPath);
  // Signing in on this page turns it into a page for visitors: it must not lose the address that was asked for.
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
