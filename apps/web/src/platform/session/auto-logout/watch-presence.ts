import {
  type AutoLogoutSettings,
  type AutoLogoutState,
  activityEvents,
  type Clock,
  runAutoLogout,
} from '@dayfare/domain/session';
import type { Cell } from '../../state/cell.ts';
import type { KeepAlive } from './keep-alive.ts';
import type { TabChannel } from './tab-channel.ts';

/** The clock of the page. */
export const pageClock: Clock = {
  now: () => Date.now(),
  every: (ms, listener) => {
    const timer = setInterval(listener, ms);
    return () => clearInterval(timer);
  },
};

/** How often other tabs are told at most that someone is there, ms: as often as they look at the clock. */
const tellEveryMs = 1_000;

/** What watching needs. */
export interface PresenceParts {
  readonly settings: AutoLogoutSettings;
  readonly clock: Clock;
  readonly channel: TabChannel;
  /** Whether the native app around the page is in the background: its view may not know. */
  readonly isInBackground: Cell<boolean>;
  /** Keeps the server's session as well; called at every sign of life. */
  readonly keepAlive: KeepAlive;
  /** When the warning opens or closes, and once when the session ends. */
  readonly onChange: (state: AutoLogoutState) => void;
}

/** Watches whether someone is there. */
export interface Presence {
  /** Someone said so: closes the warning, in every tab. */
  readonly stay: () => void;
  readonly leave: () => void;
  /** Looks at the clock now. */
  readonly look: () => void;
  readonly stop: () => void;
}

/** Watches this page for signs of life, in step with the other tabs: activity in one counts for all. */
export function watchPresence({
  settings,
  clock,
  channel,
  isInBackground,
  keepAlive,
  onChange,
}: PresenceParts): Presence {
  const auto = runAutoLogout(settings, clock, onChange);
  let toldAt = Number.NEGATIVE_INFINITY;

  const stay = () => {
    auto.tell('continue');
    channel.tellAlive();
    keepAlive({ isCertain: true });
  };
  const active = () => {
    auto.tell('activity');
    // Nobody has answered an open warning by moving the mouse, here or elsewhere.
    if (auto.state().kind !== 'running') return;
    keepAlive({ isCertain: false });
    if (clock.now() - toldAt < tellEveryMs) return;
    toldAt = clock.now();
    channel.tellAlive();
  };
  const look = () => auto.tell('tick');
  const seen = () => auto.tell(document.hidden || isInBackground.get() ? 'hidden' : 'visible');

  for (const event of activityEvents)
    window.addEventListener(event, active, { capture: true, passive: true });
  document.addEventListener('visibilitychange', seen);
  const stopFollowing = isInBackground.subscribe(seen);
  channel.onAlive(() => auto.tell('continue'));
  // A page that has just been opened is a sign of life for the others.
  channel.tellAlive();
  return {
    stay,
    leave: () => auto.tell('logOut'),
    look,
    stop: () => {
      auto.stop();
      channel.close();
      for (const event of activityEvents) window.removeEventListener(event, active, { capture: true });
      document.removeEventListener('visibilitychange', seen);
      stopFollowing();
    },
  };
}
