/** Default for `GeolocationTimeout`, in ms. */
const defaultGeolocationTimeoutMs = 3_000;

/** Delay before the native app asks for a position, in ms. */
const nativeLocationDelayMs = 1_000;

/** A position in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Options of a position request. */
export interface LocationRequest {
  readonly afterMs: number;
  readonly timeoutMs: number;
}

/** Returns the options of a position request. `timeout` is `GeolocationTimeout`, in ms. */
export function locationRequest(isNative: boolean, timeout?: number | undefined): LocationRequest {
  return {
    afterMs: isNative ? nativeLocationDelayMs : 0,
    timeoutMs: timeout !== undefined && timeout > 0 ? timeout : defaultGeolocationTimeoutMs,
  };
}

/** Returns the position that was found, otherwise the stored one, otherwise 0,0. */
export function positionOrFallback(found: Position | null, stored: Position | null): Position {
  return found ?? stored ?? { latitude: 0, longitude: 0 };
}
