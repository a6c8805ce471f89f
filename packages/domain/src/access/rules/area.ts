import type { Rule } from '../asked.ts';
import { redirect } from '../decision.ts';
import { directHome, employeeHome, homeFor, notFoundPath } from '../user-type.ts';

export const tips: Rule = ({ area }, { areTipsEnabled, userType }) =>
  area === 'timely-tips' && !areTipsEnabled ? redirect(homeFor(userType) ?? notFoundPath) : null;

/** Whether this person may use the card area. Waits for the area's start-up data. */
export const cardService: Rule = ({ area }, { card, userType }) => {
  if (area !== 'card') return null;
  if (!card) return { verdict: { kind: 'wait', for: 'cardStartupData' } };
  if (!card.isServiceEnabled || card.isHidden || card.isInApprovalProcess)
    return redirect(homeFor(userType) ?? notFoundPath);
  return card.isMinor && !card.isMinorConsentApproved ? redirect(employeeHome) : null;
};

/** Autoload is for employees, and its settings belong to a card. */
export const cardAutoload: Rule = ({ area, segments, page, query }, { userType }) => {
  if (area !== 'card' || !segments[1]?.startsWith('autoload')) return null;
  if (userType === 'DirectUser') return redirect(directHome);
  return page === '/card/autoload-settings-v2' && !query.get('cardID')
    ? redirect('/card/services-dashboard')
    : null;
};
