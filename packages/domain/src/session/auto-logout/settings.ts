/** Default timeout in seconds. */
const defaultSessionTimeoutSeconds = 480;

/** Remaining time at which the warning opens, in ms. */
export const warningMs = 180_000;

/** How often the clock is checked, in ms. */
export const checkEveryMs = 1_000;

/** Page events that count as activity. */
export const activityEvents = ['click', 'mousemove', 'mousedown', 'keydown', 'scroll', 'wheel'] as const;

/** How auto-logout runs. */
export interface AutoLogoutSettings {
  readonly timeoutMs: number;
  /** Only the native app pauses while it is hidden. */
  readonly isNative: boolean;
}

/** The user who would be signed out. */
export interface AutoLogoutUser {
  readonly authToken: string;
  readonly userId: number;
  readonly isPaycorThemeEnabled?: boolean | undefined;
}

/** Converts the configuration's `SessionTimeout` from seconds to minutes. 8 if it is missing or not a positive number. */
export function sessionTimeoutMinutes(sessionTimeout: string | number | null | undefined): number {
  const seconds = Number(sessionTimeout);
  return (Number.isFinite(seconds) && seconds > 0 ? seconds : defaultSessionTimeoutSeconds) / 60;
}

/** Returns the settings for a user; null if no one is signed in, or the partner's theme has no timeout. */
export function autoLogoutSettings(
  user: AutoLogoutUser | null,
  {
    sessionTimeout,
    isNative,
  }: { readonly sessionTimeout?: string | number | null | undefined; readonly isNative: boolean },
): AutoLogoutSettings | null {
  if (!user?.authToken || user.userId <= 0 || user.isPaycorThemeEnabled) return null;
  return { timeoutMs: sessionTimeoutMinutes(sessionTimeout) * 60_000, isNative };
}
