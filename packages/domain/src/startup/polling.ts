/** How to wait for something. */
export interface Polling {
  readonly everyMs: number;
  /** Total number of checks; then waiting stops. */
  readonly times: number;
}

/** Waiting for the configuration, such as for a branch's route. Afterwards the guard decides without it. */
export const configurationPolling: Polling = { everyMs: 500, times: 20 };

/** What follows a check: done, check again later, or give up. */
export type PollStep =
  | { readonly kind: 'ready' }
  | { readonly kind: 'again'; readonly afterMs: number }
  | { readonly kind: 'givenUp' };

/** Returns what follows the check with this number, starting at 1. */
export function pollStep({ everyMs, times }: Polling, look: number, isReady: boolean): PollStep {
  if (isReady) return { kind: 'ready' };
  return look < times ? { kind: 'again', afterMs: everyMs } : { kind: 'givenUp' };
}
