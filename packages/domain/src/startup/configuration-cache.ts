const hourMs = 3_600_000;

/** Hours for which a configuration in the cache is good when the configuration doesn't say. */
export const defaultCacheHours = 4;

/** Hours after which native configuration is fetched again when the configuration doesn't say. */
const defaultNativeRefreshHours = 48;

function isOlderThan(savedAt: number, hours: number | undefined, usual: number, now: number): boolean {
  const limit = (hours !== undefined && hours >= 0 ? hours : usual) * hourMs;
  // What was saved in the future was saved by a clock that was wrong: its age is unknown.
  return savedAt > now || now - savedAt >= limit;
}

/** Whether a cached configuration may be used. `expiryHours` is `ConfigurationsCacheExpiryTime`. Times are in ms. */
export function isConfigurationFresh(
  savedAt: number | null,
  now: number,
  expiryHours?: number | undefined,
): boolean {
  return savedAt !== null && !isOlderThan(savedAt, expiryHours, defaultCacheHours, now);
}

/** What decides about refreshing native configuration. */
export interface NativeRefresh {
  readonly isNative: boolean;
  /** `ForceUpdateNativeConfigs`. */
  readonly isForced: boolean;
  /** When it was last refreshed, in ms; null for never. */
  readonly refreshedAt: number | null;
  /** `ForceUpdateNativeConfigsExpiryTime`. */
  readonly expiryHours?: number | undefined;
}

/** Whether native configuration is fetched again though a cached one exists. */
export function isNativeRefreshDue(
  { isNative, isForced, refreshedAt, expiryHours }: NativeRefresh,
  now: number,
): boolean {
  if (!isNative || !isForced) return false;
  return refreshedAt === null || isOlderThan(refreshedAt, expiryHours, defaultNativeRefreshHours, now);
}
