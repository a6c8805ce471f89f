import {
  type AutoLogoutEvent,
  type AutoLogoutState,
  secondsLeft,
  startAutoLogout,
  stepAutoLogout,
} from './auto-logout.ts';
import { type AutoLogoutSettings, checkEveryMs } from './settings.ts';

/** The clock of a page or test. */
export interface Clock {
  /** Current time in ms. Must continue while the page sleeps, like the time of day. */
  now(): number;
  /** Calls `listener` at this interval until the returned function is called. */
  every(ms: number, listener: () => void): () => void;
}

/** A running auto-logout. */
export interface AutoLogout {
  /** Reports an event that just happened. */
  readonly tell: (kind: AutoLogoutEvent['kind']) => void;
  readonly state: () => AutoLogoutState;
  readonly secondsLeft: () => number;
  /** Stops the timer, such as after signing out elsewhere. */
  readonly stop: () => void;
}

/** Runs the inactivity timer. `onChange` is called when the warning opens or closes, and once when the session ends. */
export function runAutoLogout(
  settings: AutoLogoutSettings,
  clock: Clock,
  onChange: (state: AutoLogoutState) => void,
): AutoLogout {
  let state = startAutoLogout(settings, clock.now());
  let stopTicking = () => {};

  const become = (next: AutoLogoutState) => {
    const hasChanged = next.kind !== state.kind;
    state = next;
    if (next.kind === 'ended') stopTicking();
    if (hasChanged) onChange(next);
  };
  const tell = (kind: AutoLogoutEvent['kind']) =>
    become(stepAutoLogout(settings, state, { kind, at: clock.now() }));

  stopTicking = clock.every(checkEveryMs, () => tell('tick'));
  if (state.kind === 'warning') onChange(state);
  return {
    tell,
    state: () => state,
    secondsLeft: () => secondsLeft(state, clock.now()),
    stop: () => stopTicking(),
  };
}
