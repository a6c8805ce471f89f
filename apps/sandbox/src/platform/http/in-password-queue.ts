import { os } from '@orpc/server';
import type { Server } from './server.ts';

/** Queues calls that hash a password before they consume any resources. */
export const inPasswordQueue = os
  .$context<Pick<Server, 'passwordQueue'>>()
  .middleware(({ context, next }) => context.passwordQueue.run(async () => next()));
