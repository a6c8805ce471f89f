import { os } from '@orpc/server';
import type { ApiContext } from './api-context.ts';

/** Queues calls that hash a password before they consume any resources. */
export const inPasswordQueue = os
  .$context<ApiContext>()
  .middleware(({ context, next }) => context.passwordQueue.run(async () => next()));
