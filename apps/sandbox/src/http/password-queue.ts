import { availableParallelism } from 'node:os';
import { os } from '@orpc/server';
import pLimit from 'p-limit';
import type { ApiContext } from './api-context.ts';
import { Refusal } from './refusal.ts';

/** Where calls wait that hash a password. */
export interface PasswordQueue {
  /** Does the work when it is its turn. Refuses with Busy at once when too many wait. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * A queue of its own for work that is slow by design: half of the machine's cores at most, so that everything else goes on beside it, and
 * no longer than people wait.
 */
export function createPasswordQueue(longest: number): PasswordQueue {
  const limit = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)));
  return {
    run: (work) => {
      if (limit.pendingCount >= longest) throw new Refusal('Busy');
      return limit(work);
    },
  };
}

/** Has a call that hashes a password wait for its turn, before it costs anything. */
export const inPasswordQueue = os
  .$context<ApiContext>()
  .middleware(({ context, next }) => context.passwordQueue.run(async () => next()));
