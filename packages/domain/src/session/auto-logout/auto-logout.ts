import { type AutoLogoutSettings, warningMs } from './settings.ts';

/** Where the inactivity clock stands. Points in time are ms of the caller's clock. */
export type AutoLogoutState =
  | { readonly kind: 'running'; readonly endsAt: number }
  | { readonly kind: 'warning'; readonly endsAt: number }
  /** The native app is hidden: the time that was left stays. */
  | { readonly kind: 'paused'; readonly leftMs: number; readonly isWarning: boolean }
  | { readonly kind: 'ended'; readonly because: 'timeout' | 'choice' };

/** What happens to the clock, and when. */
export interface AutoLogoutEvent {
  readonly kind: 'activity' | 'tick' | 'continue' | 'logOut' | 'hidden' | 'visible';
  readonly at: number;
}

/** The clock with so much left. The warning opens at once if the whole timeout is as short as the warning. */
function withLeft(leftMs: number, at: number): AutoLogoutState {
  if (leftMs <= 0) return { kind: 'ended', because: 'timeout' };
  return { kind: leftMs <= warningMs ? 'warning' : 'running', endsAt: at + leftMs };
}

/** The clock when someone has just signed in or come back. */
export function startAutoLogout({ timeoutMs }: AutoLogoutSettings, at: number): AutoLogoutState {
  return withLeft(timeoutMs, at);
}

/**
 * The clock after an event. What came too late doesn't count: after an hour's sleep the first movement of the mouse finds
 * the session ended. Activity leaves an open warning open; only Continue closes it.
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

  // A clock that was set back must not make the session longer than its timeout.
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

/** Whole seconds left, for a countdown that reaches zero as the session ends. */
export function secondsLeft(state: AutoLogoutState, at: number): number {
  if (state.kind === 'ended') return 0;
  const leftMs = state.kind === 'paused' ? state.leftMs : state.endsAt - at;
  return Math.max(0, Math.ceil(leftMs / 1_000));
}
