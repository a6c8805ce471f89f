import { directEnrolmentPaths, openPaths, visitorAreas } from '../areas.ts';
import type { Rule } from '../asked.ts';
import { allow, redirect } from '../decision.ts';
import { isReturnPath } from '../safe-redirect.ts';

export const openToVisitors: Rule = ({ page, area, query }, { isSignedIn }) => {
  if (isSignedIn) return null;
  const isOpen =
    visitorAreas.has(area) ||
    openPaths.has(page) ||
    (page === '/home/change-password' && query.has('isFromLogin'));
  return isOpen ? allow : null;
};

/** Direct enrolment is open while its flag is 1, which is unknown until the configuration is here. */
export const directEnrolment: Rule = ({ page }, { isSignedIn }, configuration) => {
  if (isSignedIn || !directEnrolmentPaths.has(page)) return null;
  if (configuration.status === 'loading') return { verdict: { kind: 'wait', for: 'configuration' } };
  return configuration.isDirectEnrollmentRestricted === 1 ? allow : null;
};

export const visitorsToLogin: Rule = ({ address }, { isSignedIn }) => {
  if (isSignedIn) return null;
  const back = isReturnPath(address) ? `?redirectUrl=${encodeURIComponent(address)}` : '';
  return redirect(`/welcome/login${back}`);
};
