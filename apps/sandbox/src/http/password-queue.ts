import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
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
