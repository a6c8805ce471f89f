/** What start-up data and the device say about where someone lives. */
export interface StateExpiry {
  /** Start-up data has arrived. */
  readonly isLoaded: boolean;
  /** `IsStateExpired` of the start-up data. */
  readonly isStateExpired: boolean;
  /** The stored flag `skipStateDirectResolver` is true. */
  readonly isSkipped: boolean;
}

/**
 * Returns where someone whose state has expired chooses one again; null for everyone else. The documents poll for it every second, 20
 * times: here the page that loads start-up data asks once, when they have arrived.
 */
export function stateExpiryPath({ isLoaded, isStateExpired, isSkipped }: StateExpiry): string | null {
  return isLoaded && isStateExpired && !isSkipped ? '/home/state-selection?isFromDashboard=true' : null;
}
