import { os } from '@orpc/server';
import { Refusal } from '../../platform/http/refusal.ts';
import { isToken } from './connect-token.ts';
import type { AtWork } from './require-organization.ts';

/** Refuses with ConnectTokenNotValid what comes with a token of Connect that is not this session's, or has expired. */
export const refuseForeignToken = os.$context<AtWork>().middleware(async ({ context, next }) => {
  const { connectAccessToken: token } = context;
  if (token !== null && !isToken(context, 'connect', token)) throw new Refusal('ConnectTokenNotValid');
  return next();
});
