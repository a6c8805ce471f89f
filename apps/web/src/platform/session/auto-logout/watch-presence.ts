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

/** How often other tabs are told about activity at most, in ms: as often as they check the clock. */
const tellEveryMs = 1_000;

/** What observing presence needs. */
export interface PresenceParts {
  readonly settings: AutoLogoutSettings;
  readonly clock: Clock;
  readonly channel: TabChannel;
  /** Whether the native app around the page is in the background, which its view may not know. */
  readonly isInBackground: Cell<boolean>;
  /** Keeps the server's session alive too; called on every sign of activity. */
  readonly keepAlive: KeepAlive;
  /** Called when the warning opens or closes, and once when the session ends. */
  readonly onChange: (state: AutoLogoutState) => void;
}

/** Observes whether someone is there. */
export interface Presence {
  /** The person confirmed: closes the warning in every tab. */
  readonly stay: () => void;
  readonly leave: () => void;
  /** Checks the clock now. */
  readonly look: () => void;
  readonly stop: () => void;
}

/** Observes activity on this page, in sync with the other tabs: activity in one counts for all. */
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
    // Moving the mouse does not answer an open warning, in any tab.
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
  // Opening a page is activity for the other tabs.
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
