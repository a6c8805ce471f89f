import { os } from '@orpc/server';
import type { ApiContext } from './api-context.ts';

/** Has a call that hashes a password wait for its turn, before it costs anything. */
export const inPasswordQueue = os
  .$context<ApiContext>()
  .middleware(({ context, next }) => context.passwordQueue.run(async () => next()));
