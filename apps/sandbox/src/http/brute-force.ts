import { os } from '@orpc/server';
import type { ApiContext } from './api-context.ts';
import { Refusal } from './refusal.ts';

/** With brute-force security on, lets no call that gives out tokens through without the header `ak`. */
export const requireBruteForceKey = os.$context<ApiContext>().middleware(({ context, next }) => {
  if (context.settings.bruteForceSecurity && !context.bruteForceKey) throw new Refusal('InvalidRequest');
  return next();
});
