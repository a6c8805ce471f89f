import { askedAt } from './asked.ts';

const parameters = ['logoutredirect', 'oauth_state_id', 'redirectUrl'];
const pages: ReadonlySet<string> = new Set(['/welcome/connect', '/welcome/success']);

/** Whether an address brings a token of single sign-on, in its path or its query. */
export function hasOauthToken(address: string): boolean {
  return address.includes('oauthToken');
}

/**
 * Whether a path does something to whoever opens it: it ends the session, exchanges a token, or sends people on. A redirect must
 * not lead to such a path: it would act in the person's name, and redirects put into one another would not end soon.
 */
export function steers(path: string): boolean {
  const { page, query } = askedAt(path);
  return hasOauthToken(path) || pages.has(page) || parameters.some((name) => query.has(name));
}
