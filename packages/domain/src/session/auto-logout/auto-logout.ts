import { type AutoLogoutSettings, warningMs } from './settings.ts';

/** State of the inactivity timer. Times are in ms of the caller's clock. */
export type AutoLogoutState =
  | { readonly kind: 'running'; readonly endsAt: number }
  | { readonly kind: 'warning'; readonly endsAt: number }
  /** The native app is hidden: the remaining time is kept. */
  | { readonly kind: 'paused'; readonly leftMs: number; readonly isWarning: boolean }
  | { readonly kind: 'ended'; readonly because: 'timeout' | 'choice' };

/** An event of the timer, and when it happened. */
export interface AutoLogoutEvent {
  readonly kind: 'activity' | 'tick' | 'continue' | 'logOut' | 'hidden' | 'visible';
  readonly at: number;
}

/** Starts the timer with the remaining time. The warning opens at once if the whole timeout is no longer than the warning. */
function withLeft(leftMs: number, at: number): AutoLogoutState {
  if (leftMs <= 0) return { kind: 'ended', because: 'timeout' };
  return { kind: leftMs <= warningMs ? 'warning' : 'running', endsAt: at + leftMs };
}

/** Starts the timer when someone has signed in or returned. */
export function startAutoLogout({ timeoutMs }: AutoLogoutSettings, at: number): AutoLogoutState {
  return withLeft(timeoutMs, at);
}

/**
 * Returns the timer after an event. Events after the end are ignored: after an hour's sleep, the first mouse movement finds the session
 * ended. Activity does not close an open warning; only Continue does.
 */
export function stepAutoLogout(
  settings: AutoLogoutSettings,
  state: AutoLogoutState,
  { kind, at }: AutoLogoutEvent,
): AutoLogoutState {
  if (state.kind === 'ended') return state;
  if (kind === 'logOut') return { kind: 'ended', because: 'choice' };
  if (state.kind === 'paused') {
    if (kind !== 'visible') return state;
    const endsAt = at + state.leftMs;
    return state.isWarning ? { kind: 'warning', endsAt } : withLeft(state.leftMs, at);
  }

  // A clock that was set back must not extend the session beyond its timeout.
  const leftMs = Math.min(state.endsAt - at, settings.timeoutMs);
  if (leftMs <= 0) return withLeft(leftMs, at);
  switch (kind) {
    case 'activity':
      return state.kind === 'warning' ? state : startAutoLogout(settings, at);
    case 'continue':
      return startAutoLogout(settings, at);
    case 'hidden':
      return settings.isNative ? { kind: 'paused', leftMs, isWarning: state.kind === 'warning' } : state;
    case 'tick':
    case 'visible':
      return state.kind === 'warning' ? { kind: 'warning', endsAt: at + leftMs } : withLeft(leftMs, at);
  }
}

/** Returns the whole seconds left, for a countdown that reaches zero as the session ends. */
export function secondsLeft(state: AutoLogoutState, at: number): number {
  if (state.kind === 'ended') return 0;
  const leftMs = state.kind === 'paused' ? state.leftMs : state.endsAt - at;
  return Math.max(0, Math.ceil(leftMs / 1_000));
}
