/** How something is waited for. */
export interface Polling {
  readonly everyMs: number;
  /** Looks in all; after the last one nobody waits any longer. */
  readonly times: number;
}

/** Waiting for the configuration, as for a branch's route. The guard decides without it afterwards. */
export const configurationPolling: Polling = { everyMs: 500, times: 20 };

/** Waiting for start-up data to say whether the state has expired. */
export const stateExpiryPolling: Polling = { everyMs: 1_000, times: 20 };

/** What follows a look: it's here, look again later, or give up. */
export type PollStep =
  | { readonly kind: 'ready' }
  | { readonly kind: 'again'; readonly afterMs: number }
  | { readonly kind: 'givenUp' };

/** What follows the look with this number, counted from 1. */
export function pollStep({ everyMs, times }: Polling, look: number, isReady: boolean): PollStep {
  if (isReady) return { kind: 'ready' };
  return look < times ? { kind: 'again', afterMs: everyMs } : { kind: 'givenUp' };
}

/** What the state-expiry check looks at. */
export interface StateExpiryLook {
  /** Number of the tick, from 1. */
  readonly tick: number;
  /** Start-up data has arrived. */
  readonly isLoaded: boolean;
  /** `IsStateExpired` of the start-up data. */
  readonly isStateExpired: boolean;
  /** The stored flag `skipStateDirectResolver` is true. */
  readonly isSkipped: boolean;
}

/** What follows a tick of the state-expiry check. */
export type StateExpiryStep =
  | { readonly kind: 'again'; readonly afterMs: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'redirect'; readonly to: string };

/** What follows a tick: choose a state again if it has expired, look again while nothing has arrived, else go on. */
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
