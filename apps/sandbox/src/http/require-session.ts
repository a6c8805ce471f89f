import { os } from '@orpc/server';
import type { ApiContext } from './api-context.ts';
import { Refusal } from './refusal.ts';

/** Lets only signed-in people through, and tells the handler who it is. */
export const requireSession = os.$context<ApiContext>().middleware(({ context, next }) => {
  if (!context.signedIn) throw new Refusal('SessionExpire');
  return next({ context: context.signedIn });
});
