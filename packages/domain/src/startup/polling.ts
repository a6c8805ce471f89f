/** How to wait for something. */
export interface Polling {
  readonly everyMs: number;
  /** Total number of checks; then waiting stops. */
  readonly times: number;
}

/** Waiting for the configuration, such as for a branch's route. Afterwards the guard decides without it. */
export const configurationPolling: Polling = { everyMs: 500, times: 20 };

/** Waiting for start-up data to say whether the state has expired. */
export const stateExpiryPolling: Polling = { everyMs: 1_000, times: 20 };

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

/** Input of the state-expiry check. */
export interface StateExpiryLook {
  /** Number of the check, starting at 1. */
  readonly tick: number;
  /** Start-up data has arrived. */
  readonly isLoaded: boolean;
  /** `IsStateExpired` of the start-up data. */
  readonly isStateExpired: boolean;
  /** The stored flag `skipStateDirectResolver` is true. */
  readonly isSkipped: boolean;
}

/** Result of a state-expiry check. */
export type StateExpiryStep =
  | { readonly kind: 'again'; readonly afterMs: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'redirect'; readonly to: string };

/** Decides what follows a check: choose a state again if it expired, check again while nothing has loaded, otherwise continue. */
export function stateExpiryStep({
  tick,
  isLoaded,
  isStateExpired,
  isSkipped,
}: StateExpiryLook): StateExpiryStep {
  if (isSkipped) return { kind: 'done' };
  if (isLoaded && isStateExpired)
    return { kind: 'redirect', to: '/home/state-selection?isFromDashboard=true' };
  const step = pollStep(stateExpiryPolling, tick, isLoaded);
  return step.kind === 'again' ? step : { kind: 'done' };
}
