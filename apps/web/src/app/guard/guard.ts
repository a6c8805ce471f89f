import { type AccessConfiguration, type AccessSession, type Decision, decide } from '@dayfare/domain/access';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import type { App } from '../../platform/app-context/app.ts';
import { isClosed } from '../../platform/connection/connection.ts';
import { once } from '../../platform/loading/once.ts';
import { tabKeys } from '../../platform/storage/tab-keys.ts';

const signedIn = once(() => import('../../platform/session/signed-in-session.ts'));

async function whoAsks({ session, startup, local, tab }: App): Promise<AccessSession> {
  const current = session.current();
  const bankLinkPath = local.getItem('bankLinkPath');
  if (!current) return { isSignedIn: false, userType: null, bankLinkPath };
  const { signedInSession } = await signedIn();
  const isPinTriggered = tab.getItem(tabKeys.pinTriggeredFor) === current.user.sessionID;
  return signedInSession(current, startup.data, { bankLinkPath, isPinTriggered });
}

/** `isGivenUp` means waiting for the configuration has timed out. */
function configured({ startup, connection }: App, isGivenUp: boolean): AccessConfiguration {
  const { isLoaded, allowedRedirectHosts, isDirectEnrollmentRestricted, branches } =
    startup.configuration.get();
  return {
    status: isLoaded ? 'loaded' : isGivenUp ? 'unavailable' : 'loading',
    origin: window.location.origin,
    allowedHosts: allowedRedirectHosts,
    isDirectEnrollmentRestricted,
    isUnderMaintenance: isClosed(connection.server.get()),
    branches,
  };
}

/** An address, and whether another site led to it. */
interface Asked {
  readonly url: URL;
  readonly isFromElsewhere: boolean;
}

/** Whether another site led to the browser's current page. Browsers only tell servers, so the server writes it into the page. */
function hasComeFromElsewhere(): boolean {
  const from = globalThis.document?.querySelector('meta[name="arrived-from"]')?.getAttribute('content');
  return from === 'cross-site' || from === 'same-site';
}

/** Returns the domain's decision about an address once nothing is left to wait for. */
async function answerTo(
  app: App,
  { url: { pathname, search }, isFromElsewhere }: Asked,
  signal: AbortSignal,
): Promise<Decision> {
  let isGivenUp = false;
  // Only the server knows whether this page applies, and nothing else on it would ask.
  if (pathname === '/maintenance') {
    await app.startup.configure();
    await app.startup.askForReturn();
  }
  for (;;) {
    const request = { path: pathname, search, isFromElsewhere };
    const decision = decide(request, await whoAsks(app), configured(app, isGivenUp));
    if (decision.effects.length > 0) {
      const { carryOut } = await import('./guard-effects.ts');
      const path = decision.kind === 'redirect' ? decision.to : pathname;
      for (const effect of decision.effects) {
        const elsewhere = await carryOut(app, effect, path);
        if (elsewhere) return { kind: 'redirect', to: elsewhere, rule: decision.rule, effects: [] };
      }
    }
    if (decision.kind !== 'wait' || signal.aborted) return decision;
    if (decision.for === 'cardStartupData') await app.enter('Card');
    else isGivenUp = !(await app.startup.untilConfigured(signal));
  }
}

/**
 * Runs the guard before any loader. A middleware rather than a loader, because the router runs the loaders of nested routes in parallel:
 * a page's data would be requested before the guard has decided.
 */
export function guardedBy(app: App): MiddlewareFunction {
  // Every address after the first comes from one of our own pages.
  let isFirst = true;
  return async ({ request }) => {
    const isFromElsewhere = isFirst && hasComeFromElsewhere();
    isFirst = false;
    const decision = await answerTo(app, { url: new URL(request.url), isFromElsewhere }, request.signal);
    if (decision.kind === 'redirect') throw redirect(decision.to);
    if (decision.kind !== 'leave') return;
    app.navigation.leave(decision.to);
    // The page is being left: nothing of it may be shown meanwhile.
    await new Promise(() => {});
  };
}
