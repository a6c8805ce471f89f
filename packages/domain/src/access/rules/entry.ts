import { guardedAreas, isBranchPath, pathAliases } from '../areas.ts';
import type { Asked, Rule } from '../asked.ts';
import { allow, redirect } from '../decision.ts';
import { targetOf } from '../target.ts';
import { homeFor, notFoundPath } from '../user-type.ts';

export const root: Rule = ({ page }) => (page === '/' ? redirect('/welcome') : null);

export const alias: Rule = ({ page, area, segments, search }, { isSignedIn }) => {
  const path = pathAliases.get(page);
  if (path !== undefined) return redirect(path + search);
  if (isSignedIn || area !== 'su') return null;
  // Both names load the same sign-up; without a page, its first one.
  const [, ...rest] = segments;
  return redirect(`/signup/${rest.join('/') || 'create-user'}${search}`);
};

/** Takes the campaign of a link along, unless the target has one of its own. */
function withCampaign(to: string, query: Asked['query']): string {
  const campaign = query.get('utm_campaign');
  if (!campaign || /[?&]utm_campaign=/.test(to)) return to;
  return `${to}${to.includes('?') ? '&' : '?'}utm_campaign=${encodeURIComponent(campaign)}`;
}

/** A branch: a campaign's route, or the branch's sign-up. Waits for the configuration. */
export const branch: Rule = ({ segments, query }, _, configuration) => {
  if (!isBranchPath(segments)) return null;
  if (configuration.status === 'loading') return { verdict: { kind: 'wait', for: 'configuration' } };
  const found = configuration.branches?.get(segments[0] ?? '');
  // Not a branch: the router has no page for it and shows page-not-found.
  if (!found) return null;

  const target = targetOf(found.route, configuration);
  if (target?.kind !== 'path' || isBranchPath(target.asked.segments)) return redirect(notFoundPath);
  if (target.asked.page !== '/ewa') return redirect(withCampaign(target.path, query));
  if (found.isWelcomePageOn) return redirect(withCampaign('/welcome', query));
  if (!found.branchCode) return redirect(notFoundPath);
  return redirect(withCampaign(`/sso/create-user?bc=${encodeURIComponent(found.branchCode)}`, query));
};

/** The maintenance page is only shown during maintenance; otherwise it leads home. */
export const maintenance: Rule = ({ page }, { isSignedIn, userType }, { isUnderMaintenance }) => {
  if (page !== '/maintenance') return null;
  if (isUnderMaintenance) return allow;
  return redirect(isSignedIn ? (homeFor(userType) ?? notFoundPath) : '/welcome/login');
};

export const unguarded: Rule = ({ area }) => (guardedAreas.has(area) ? null : allow);
