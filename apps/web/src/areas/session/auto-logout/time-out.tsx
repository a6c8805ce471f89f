import { autoLogoutSettings } from '@dayfare/domain/session';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { isNativeApp } from '../../../platform/device/native.ts';
import { useDevice } from '../../../platform/device/use-device.ts';
import { keepAliveWith } from '../../../platform/session/auto-logout/keep-alive.ts';
import { openTabChannel } from '../../../platform/session/auto-logout/tab-channel.ts';
import {
  type Presence,
  pageClock,
  watchPresence,
} from '../../../platform/session/auto-logout/watch-presence.ts';
import { domainUser } from '../../../platform/session/domain-user.ts';
import { useCell } from '../../../platform/state/cell.ts';

const loadSheet = async () => ({
  default: (await import('@dayfare/ui/patterns/session-timeout')).SessionTimeout,
});
const Sheet = lazy(loadSheet);

/** Where one sees on which devices one is signed in. */
const deviceActivity = '/device-activity';

/** How long after the start the sheet is fetched, ms: when it is needed the network may be gone. */
const fetchAfterMs = 10_000;

/** Signs people out who have gone, after asking. Shows nothing until then, and nobody to sign out has none of it. */
export function TimeOut() {
  const app = useApp();
  const session = useSession();
  const sessionTimeout = useCell(app.startup.configuration).value('SessionTimeout');
  const shell = useDevice().shell.get();
  const endsAt = useCell(app.timeout);
  const presence = useRef<Presence | null>(null);

  useEffect(() => {
    const { api, connection, timeout, flow, local, tab, device } = app;
    if (!session) return;
    const user = domainUser(session);
    const settings = autoLogoutSettings(user, { sessionTimeout, isNative: isNativeApp({ local, tab }) });
    if (!settings) return;
    const watching = watchPresence({
      settings,
      clock: pageClock,
      channel: openTabChannel(user.sessionId),
      isInBackground: device.isInBackground,
      keepAlive: keepAliveWith({ api, connection, settings, now: pageClock.now }),
      onChange: (state) => {
        if (state.kind === 'ended') void flow.end(state.because);
        else timeout.set(state.kind === 'warning' ? state.endsAt : null);
      },
    });
    presence.current = watching;
    const timer = setTimeout(() => {
      void loadSheet().catch(() => undefined);
      flow.warmUp();
    }, fetchAfterMs);
    return () => {
      clearTimeout(timer);
      watching.stop();
      presence.current = null;
      timeout.set(null);
    };
    // A shell that has just answered decides whether the time stands still in the background.
  }, [app, session, sessionTimeout, shell]);

  if (endsAt === null || !session) return null;
  const stay = () => presence.current?.stay();
  return (
    <Suspense fallback={null}>
      <Sheet
        isOpen
        endsAt={endsAt}
        onContinue={stay}
        onLogOut={() => presence.current?.leave()}
        onEnd={() => presence.current?.look()}
        deviceActivityHref={app.hasPage(deviceActivity) ? deviceActivity : undefined}
        onDeviceActivity={stay}
      />
    </Suspense>
  );
}
