import { type AccessConfiguration, type AccessSession, type Decision, decide } from '@dayfare/domain/access';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import type { App } from '../../platform/app-context/app.ts';
import { isClosed } from '../../platform/connection/connection.ts';
import { tabKeys } from '../../platform/storage/tab-keys.ts';

async function whoAsks({ session, startup, local, tab }: App): Promise<AccessSession> {
  const current = session.current();
  const bankLinkPath = local.getItem('bankLinkPath');
  if (!current) return { isSignedIn: false, userType: null, bankLinkPath };
  const { signedInSession } = await import('../../platform/session/signed-in-session.ts');
  const isPinTriggered = tab.getItem(tabKeys.pinTriggeredFor) === current.user.sessionID;
  return signedInSession(current, startup.data, { bankLinkPath, isPinTriggered });
}

/** `isGivenUp`: nobody waits for the configuration any longer. */
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

/** An address, and whether another site has led to it. */
interface Asked {
  readonly url: URL;
  readonly isFromElsewhere: boolean;
}

/** Whether another site has led to this page of the browser's. The server says so in it: the browser tells servers alone. */
function hasComeFromElsewhere(): boolean {
  const from = globalThis.document?.querySelector('meta[name="arrived-from"]')?.getAttribute('content');
  return from === 'cross-site' || from === 'same-site';
}

/** The domain's answer about an address, once nothing has to be waited for any longer. */
async function answerTo(
  app: App,
  { url: { pathname, search }, isFromElsewhere }: Asked,
  signal: AbortSignal,
): Promise<Decision> {
  let isGivenUp = false;
  // Whether this page shows is the server's to say, and nothing else on it would ask.
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
      const before = app.session.current();
      for (const effect of decision.effects) {
        const elsewhere = await carryOut(app, effect, { path, before });
        if (elsewhere) return { kind: 'redirect', to: elsewhere, rule: decision.rule, effects: [] };
      }
    }
    if (decision.kind !== 'wait' || signal.aborted) return decision;
    if (decision.for === 'cardStartupData') await app.enter('Card');
    else isGivenUp = !(await app.startup.untilConfigured(signal));
  }
}

/**
 * Asks the domain about every page before any loader of it runs. A middleware and not a loader, because the router runs
 * the loaders of nested routes side by side: a page's data would be asked for before the guard has answered.
 */
export function guardedBy(app: App): MiddlewareFunction {
  // Every address after the first is one that a page of ours leads to.
  let isFirst = true;
  return async ({ request }) => {
    const isFromElsewhere = isFirst && hasComeFromElsewhere();
    isFirst = false;
    const decision = await answerTo(app, { url: new URL(request.url), isFromElsewhere }, request.signal);
    if (decision.kind === 'redirect') throw redirect(decision.to);
    if (decision.kind !== 'leave') return;
    app.navigation.leave(decision.to);
    // The page is on its way out: nothing of it may show meanwhile.
    await new Promise(() => {});
  };
}
