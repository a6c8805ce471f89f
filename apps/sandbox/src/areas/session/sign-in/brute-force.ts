import { os } from '@orpc/server';
import { isSwitchedOn } from '../../../platform/http/configuration.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext } from '../api-context.ts';

/** With brute-force security on, lets no call that gives out tokens through without the header `ak`. */
export const requireBruteForceKey = os.$context<ApiContext>().middleware(({ context, next }) => {
  if (isSwitchedOn(context, 'EnableBruteForceSecurity') && !context.bruteForceKey)
    throw new Refusal('InvalidRequest');
  return next();
});
