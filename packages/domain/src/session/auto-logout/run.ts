import {
  type AutoLogoutEvent,
  type AutoLogoutState,
  secondsLeft,
  startAutoLogout,
  stepAutoLogout,
} from './auto-logout.ts';
import { type AutoLogoutSettings, checkEveryMs } from './settings.ts';

/** The clock of a page, or of a test. */
export interface Clock {
  /** Now, in ms. Must go on while the page sleeps, as the time of day does. */
  now(): number;
  /** Calls `listener` every so many ms until the returned function is called. */
  every(ms: number, listener: () => void): () => void;
}

/** A running auto-logout. */
export interface AutoLogout {
  /** Tells what happened just now. */
  readonly tell: (kind: AutoLogoutEvent['kind']) => void;
  readonly state: () => AutoLogoutState;
  readonly secondsLeft: () => number;
  /** Stops looking at the clock, as after a logout elsewhere. */
  readonly stop: () => void;
}

/** Runs auto-logout on a clock. `onChange` is called when the warning opens or closes, and once when the session ends. */
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
