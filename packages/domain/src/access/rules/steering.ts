import type { Rule } from '../asked.ts';
import { type GuardEffect, redirect } from '../decision.ts';
import { plainTarget } from '../target.ts';

/** `fb=true` forces browser mode, `fb=false` clears it; the page is decided by the other rules. */
export const browserMode: Rule = ({ query }) => {
  const flag = query.get('fb');
  if (flag !== 'true' && flag !== 'false') return null;
  return { effects: [{ kind: 'browserMode', isForced: flag === 'true' }] };
};

function withScheme(address: string): string {
  return address.startsWith('/') || /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}

/** `logoutredirect` ends the session and opens its address, or the login where that isn't safe. */
export const logoutRedirect: Rule = ({ query, page }, { isSignedIn }, configuration) => {
  const address = query.get('logoutredirect');
  if (address === null) return null;
  const effects: readonly GuardEffect[] = isSignedIn ? [{ kind: 'endSession' }] : [];
  const target = plainTarget(withScheme(address), configuration);
  if (target?.kind === 'url') return { verdict: { kind: 'leave', to: target.url }, effects };
  const to = target ? target : { path: '/welcome/login', asked: { page: '/welcome/login' } };
  // The page itself is the target: it is shown to whoever isn't signed in any more, by the rules that follow.
  return to.asked.page === page ? { effects } : redirect(to.path, effects);
};

/** The way back from a bank: its address is kept, and the page that linking began at opens again. */
export const bankLinkReturn: Rule = ({ query, page, address }, { bankLinkPath }, configuration) => {
  if (!query.has('oauth_state_id') && page !== '/welcome/success') return null;
  const effects: readonly GuardEffect[] = [{ kind: 'keepBankLink', address }];
  const target = plainTarget(bankLinkPath, configuration);
  const isElsewhere = target?.kind === 'path' && target.asked.page !== page;
  return isElsewhere ? redirect(target.path, effects) : { effects };
};

/** `/welcome/connect` with a token goes on to its `redirectUrl`. A token is never handed to another host. */
export const connectRedirect: Rule = ({ query, page }, { isSignedIn }, configuration) => {
  const token = page === '/welcome/connect' ? query.get('token') : null;
  const target = token && plainTarget(query.get('redirectUrl'), configuration);
  if (!target) return null;
  if (target.kind === 'url') return { verdict: { kind: 'leave', to: target.url } };
  return redirect(target.path, isSignedIn ? [] : [{ kind: 'exchangeToken', token }]);
};
