/** Timeout without a usable setting, in seconds. */
const defaultSessionTimeoutSeconds = 480;

/** Time left at which the warning opens, ms. */
export const warningMs = 180_000;

/** How often the clock is looked at, ms. */
export const checkEveryMs = 1_000;

/** Events of a page that show that someone is there. */
export const activityEvents = ['click', 'mousemove', 'mousedown', 'keydown', 'scroll', 'wheel'] as const;

/** How auto-logout runs. */
export interface AutoLogoutSettings {
  readonly timeoutMs: number;
  /** Only the native app stands still while it is hidden. */
  readonly isNative: boolean;
}

/** Who would be logged out. */
export interface AutoLogoutUser {
  readonly authToken: string;
  readonly userId: number;
  readonly isPaycorThemeEnabled?: boolean | undefined;
}

/** Configuration `SessionTimeout`, in seconds, as minutes. 8 when it is missing or no positive number. */
export function sessionTimeoutMinutes(sessionTimeout: string | number | null | undefined): number {
  const seconds = Number(sessionTimeout);
  return (Number.isFinite(seconds) && seconds > 0 ? seconds : defaultSessionTimeoutSeconds) / 60;
}

/** The settings for a user; null when there is nobody to log out, or a partner's theme does without. */
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
