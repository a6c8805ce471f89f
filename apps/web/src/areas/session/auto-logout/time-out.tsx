import { autoLogoutSettings } from '@dayfare/domain/session';
import { Suspense, useEffect, useRef } from 'react';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { isNativeApp } from '../../../platform/device/native.ts';
import { useDevice } from '../../../platform/device/use-device.ts';
import { laterPart } from '../../../platform/loading/later-part.tsx';
import { askAnything, keepAliveWith } from '../../../platform/session/auto-logout/keep-alive.ts';
import { createSteadyClock } from '../../../platform/session/auto-logout/steady-clock.ts';
import { openTabChannel } from '../../../platform/session/auto-logout/tab-channel.ts';
import { type Presence, watchPresence } from '../../../platform/session/auto-logout/watch-presence.ts';
import { domainUser } from '../../../platform/session/domain-user.ts';
import { isKept } from '../../../platform/session/kept-page.ts';
import { useCell } from '../../../platform/state/cell.ts';

const loadSheet = async () => (await import('@dayfare/ui/patterns/session-timeout')).SessionTimeout;
/** Without it the person is signed out unasked. */
const Sheet = laterPart(loadSheet, { isOptional: true });

/** The device activity page. */
const deviceActivity = '/device-activity';

/** Delay before the sheet is prefetched, in ms: when it is needed, the network may be gone. */
const fetchAfterMs = 10_000;

/** Signs out people who have left, after asking. Renders nothing until then; not used without a session. */
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
    const clock = createSteadyClock({ serverNow: api.now, ask: () => askAnything(api) });
    const watching = watchPresence({
      settings,
      clock,
      channel: openTabChannel(user.sessionId),
      isInBackground: device.isInBackground,
      keepAlive: keepAliveWith({ api, connection, settings }),
      onChange: (state) => {
        // A page that has come back from the browser's cache is loaded again then: the user may have been active on another page.
        if (state.kind === 'ended' && isKept.get()) timeout.set(0);
        else if (state.kind === 'ended') void flow.end(state.because);
        else timeout.set(state.kind === 'warning' ? clock.toDevice(state.endsAt) : null);
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
    // A shell that has just connected decides whether the timer pauses in the background.
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
