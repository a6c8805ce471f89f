import { guardedAreas, isBranchPath, pathAliases } from '../areas.ts';
import type { Rule } from '../asked.ts';
import { allow, redirect } from '../decision.ts';
import { targetOf } from '../target.ts';
import { homeFor, notFoundPath } from '../user-type.ts';

export const root: Rule = ({ page }) => (page === '/' ? redirect('/welcome') : null);

export const alias: Rule = ({ page, search }) => {
  const path = pathAliases.get(page);
  return path === undefined ? null : redirect(path + search);
};

/** A branch: a campaign's route, or the branch's sign-up. Waits for the configuration. */
export const branch: Rule = ({ segments }, _, configuration) => {
  if (!isBranchPath(segments)) return null;
  if (configuration.status === 'loading') return { verdict: { kind: 'wait', for: 'configuration' } };
  const found = configuration.branches?.get(segments[0] ?? '');
  // Not a branch: the router has no page for it and shows page-not-found.
  if (!found) return null;

  const target = targetOf(found.route, configuration);
  if (target?.kind !== 'path' || isBranchPath(target.asked.segments)) return redirect(notFoundPath);
  if (target.asked.page !== '/ewa') return redirect(target.path);
  if (found.isWelcomePageOn) return redirect('/welcome');
  return redirect(
    found.branchCode ? `/sso/create-user?bc=${encodeURIComponent(found.branchCode)}` : notFoundPath,
  );
};

/** The maintenance page is only shown during maintenance; otherwise it leads home. */
export const maintenance: Rule = ({ page }, { isSignedIn, userType }, { isUnderMaintenance }) => {
  if (page !== '/maintenance') return null;
  if (isUnderMaintenance) return allow;
  return redirect(isSignedIn ? (homeFor(userType) ?? notFoundPath) : '/welcome/login');
};

export const unguarded: Rule = ({ area }) => (guardedAreas.has(area) ? null : allow);
