import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Refusal } from './refusal.ts';

/** A queue for calls that hash a password. */
export interface PasswordQueue {
  /** Runs the work in turn. Refuses with Busy at once if too many are waiting. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * A queue for work that is slow by design: it uses at most half of the machine's cores, so that everything else continues, and is no
 * longer than people would wait.
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
