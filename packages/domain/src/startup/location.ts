/** How long a position is waited for when `GeolocationTimeout` doesn't say, ms. */
export const defaultGeolocationTimeoutMs = 3_000;

/** How long the native app waits before it asks for a position, ms. */
export const nativeLocationDelayMs = 1_000;

/** A position in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** How a position is asked for. */
export interface LocationRequest {
  readonly afterMs: number;
  readonly timeoutMs: number;
}

/** How a position is asked for. `timeout` is `GeolocationTimeout`, in ms. */
export function locationRequest(isNative: boolean, timeout?: number | undefined): LocationRequest {
  return {
    afterMs: isNative ? nativeLocationDelayMs : 0,
    timeoutMs: timeout !== undefined && timeout > 0 ? timeout : defaultGeolocationTimeoutMs,
  };
}

/** The position to go on with: the found one, else the stored one, else 0,0. */
export function positionOrFallback(found: Position | null, stored: Position | null): Position {
  return found ?? stored ?? { latitude: 0, longitude: 0 };
}
