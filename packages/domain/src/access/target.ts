import { type Asked, askedAt } from './asked.ts';
import { type RedirectRules, safeRedirect } from './safe-redirect.ts';

/** A target that a parameter or the configuration names: a page of ours, or an address elsewhere. */
export type Target =
  | { readonly kind: 'path'; readonly path: string; readonly asked: Asked }
  | { readonly kind: 'url'; readonly url: string };

const steeringParameters = ['logoutredirect', 'oauth_state_id', 'redirectUrl'];
const steeringPages: ReadonlySet<string> = new Set(['/welcome/connect', '/welcome/success']);

/**
 * A safe target that leads nowhere further by itself; null for everything else. Addresses that send people on could be
 * put into one another, and then redirects would not end soon.
 */
export function plainTarget(text: string | null | undefined, rules: RedirectRules): Target | null {
  const target = safeRedirect(text, rules);
  if (target === null || target.kind === 'url') return target;
  const asked = askedAt(target.path);
  const steers = steeringPages.has(asked.page) || steeringParameters.some((name) => asked.query.has(name));
  return steers ? null : { ...target, asked };
}
