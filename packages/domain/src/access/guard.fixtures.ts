import { type GuardSession, guard } from './guard.ts';

export const visitor: GuardSession = { isSignedIn: false, userType: null };
export const employee: GuardSession = { isSignedIn: true, userType: 'User' };

/** Where the guard sends an address, or `allow`. */
export function ask(address: string, session: GuardSession): string {
  const [path = '', ...query] = address.split('?');
  const result = guard({ path, search: query.length > 0 ? `?${query.join('?')}` : undefined }, session);
  return result.kind === 'allow' ? 'allow' : result.to;
}

/** The login that leads back to an address. */
export function toLogin(address: string): string {
  return `/welcome/login?redirectUrl=${encodeURIComponent(address)}`;
}
