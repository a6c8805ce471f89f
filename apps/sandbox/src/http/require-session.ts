import { os } from '@orpc/server';
import { dueStepOf } from '../session/due-step.ts';
import type { ApiContext } from './api-context.ts';
import { Refusal } from './refusal.ts';
import { isOpenDuring, refusalOfStep } from './step-calls.ts';

/**
 * Lets only signed-in people through, and tells the handler who it is. As long as a step after the sign-in is due, only the calls that
 * the step needs get past here, whatever the client leaves out.
 */
export const requireSession = os.$context<ApiContext>().middleware(async ({ context, next, path }) => {
  const { db, signedIn } = context;
  if (!signedIn) throw new Refusal('SessionExpire');
  const step = await dueStepOf(db, signedIn);
  if (step && !isOpenDuring(step, path)) throw new Refusal(refusalOfStep[step]);
  return next({ context: { ...signedIn, dueStep: step } });
});
