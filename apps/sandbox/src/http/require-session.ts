import { os } from '@orpc/server';
import type { ApiContext } from './api-context.ts';
import { Refusal } from './refusal.ts';

/** Lets only signed-in people through, also those whose PIN is still out: for the PIN calls themselves. */
export const requireAnySession = os.$context<ApiContext>().middleware(({ context, next }) => {
  if (!context.signedIn) throw new Refusal('SessionExpire');
  return next({ context: context.signedIn });
});

/** Lets only signed-in people through, and tells the handler who it is. */
export const requireSession = os.$context<ApiContext>().middleware(({ context, next }) => {
  if (!context.signedIn) throw new Refusal('SessionExpire');
  if (context.signedIn.session.pendingPinId !== null) throw new Refusal('PinRequired');
  return next({ context: context.signedIn });
});
