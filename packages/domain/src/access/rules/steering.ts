import type { Rule } from '../asked.ts';
import { type GuardEffect, redirect } from '../decision.ts';
import { hasOauthToken } from '../nested-steering.ts';
import { targetOf, waitForList } from '../target.ts';

/** `fb=true` forces browser mode, `fb=false` clears it; the other rules decide about the page. */
export const browserMode: Rule = ({ query }) => {
  const flag = query.get('fb');
  if (flag !== 'true' && flag !== 'false') return null;
  return { effects: [{ kind: 'browserMode', isForced: flag === 'true' }] };
};

const endOf = (isSignedIn: boolean): readonly GuardEffect[] => (isSignedIn ? [{ kind: 'endSession' }] : []);

function withScheme(address: string): string {
  return address.startsWith('/') || /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}

/** The page that asks whether to sign out when another site requests it; `to` is where that leads. */
const askPath = '/home/sign-out';

/**
 * `logoutredirect` ends the session and opens its address, or the login if that isn't safe. A link on another site asks first, because
 * anyone can write one.
 */
export const logoutRedirect: Rule = ({ query, page, isFromElsewhere }, { isSignedIn }, configuration) => {
  const address = query.get('logoutredirect');
  if (address === null) return null;
  if (isSignedIn && isFromElsewhere) return redirect(`${askPath}?to=${encodeURIComponent(address)}`);
  const effects = endOf(isSignedIn);
  const waiting = waitForList(withScheme(address), configuration);
  if (waiting) return { ...waiting, effects };
  const target = targetOf(withScheme(address), configuration);
  if (target?.kind === 'url') return { verdict: { kind: 'leave', to: target.url }, effects };
  const to = target ? target : { path: '/welcome/login', asked: { page: '/welcome/login' } };
  // The target is this page: the following rules show it to people who are no longer signed in.
  return to.asked.page === page ? { effects } : redirect(to.path, effects);
};

/** The way back from a bank: its address is kept, and the page that linking began at opens again. */
export const bankLinkReturn: Rule = ({ query, page, address }, { bankLinkPath }, configuration) => {
  if (!query.has('oauth_state_id') && page !== '/welcome/success') return null;
  const effects: readonly GuardEffect[] = [{ kind: 'keepBankLink', address }];
  const target = targetOf(bankLinkPath, configuration);
  const isElsewhere = target?.kind === 'path' && target.asked.page !== page;
  return isElsewhere ? redirect(target.path, effects) : { effects };
};

/** A token of single sign-on is about someone else: the stored user goes, and the page is decided as for a visitor. */
export const oauthToken: Rule = ({ address }, { isSignedIn }) =>
  isSignedIn && hasOauthToken(address) ? { effects: endOf(isSignedIn) } : null;

/**
 * `/welcome/connect` with a token signs in the person the token is for, and goes on to its `redirectUrl` or home. A signed-in user stays so until
 * the token's effect has said whose account it opens. A token is never handed to another host.
 */
export const connectRedirect: Rule = ({ query, page }, _, configuration) => {
  const token = page === '/welcome/connect' ? query.get('token') : null;
  if (!token) return null;
  const asked = query.get('redirectUrl');
  const waiting = waitForList(asked, configuration);
  if (waiting) return waiting;
  const target = targetOf(asked, configuration);
  if (target?.kind === 'url') return { verdict: { kind: 'leave', to: target.url } };
  // From the login, a person who is signed in by then is led home.
  return redirect(target?.path ?? '/welcome/login', [{ kind: 'exchangeToken', token }]);
};
