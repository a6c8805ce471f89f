import { os } from '@orpc/server';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApiContext } from './api-context.ts';
import { dueStepOf } from './due-step.ts';
import { isOpenDuring, refusalOfStep } from './step-calls.ts';

/**
 * Requires a session, and tells the handler whose it is. While a step after sign-in is due, only the calls that the step needs are
 * allowed, whatever the client does.
 */
export const requireSession = os.$context<ApiContext>().middleware(async ({ context, next, path }) => {
  const { db, signedIn } = context;
  if (!signedIn) throw new Refusal('SessionExpire');
  const step = await dueStepOf(db, signedIn);
  if (step && !isOpenDuring(step, path)) throw new Refusal(refusalOfStep[step]);
  return next({ context: { ...signedIn, dueStep: step } });
});
