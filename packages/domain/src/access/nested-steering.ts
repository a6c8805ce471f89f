import { askedAt } from './asked.ts';

const parameters = ['logoutredirect', 'oauth_state_id', 'redirectUrl'];
const pages: ReadonlySet<string> = new Set(['/welcome/connect', '/welcome/success']);

/** Whether an address contains a single sign-on token, in its path or query. */
export function hasOauthToken(address: string): boolean {
  return address.includes('oauthToken');
}

/**
 * Whether opening a path has an effect: it ends the session, exchanges a token, or redirects. A redirect must not lead to such a path,
 * because it would act on the person's behalf, and nested redirects might not end.
 */
export function steers(path: string): boolean {
  const { page, query } = askedAt(path);
  return hasOauthToken(path) || pages.has(page) || parameters.some((name) => query.has(name));
}
