import type { GuardEffect } from '@dayfare/domain/access';
import { pendingStep } from '@dayfare/domain/session';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import type { App } from '../../platform/app-context/app.ts';
import { browserModeKey } from '../../platform/device/native.ts';
import { domainUser } from '../../platform/session/domain-user.ts';
import { fullName } from '../../platform/session/full-name.ts';
import type { Session } from '../../platform/session/session-store.ts';
import { tabKeys } from '../../platform/storage/tab-keys.ts';

/** Where somebody is told that a partner's token did not sign them in. Signing in from there leads to where they were going. */
function failedOnTheWayTo(path: string): string {
  const isPageOfTheirs = !path.startsWith('/welcome');
  return `/welcome/auth-failed${isPageOfTheirs ? `?${new URLSearchParams({ redirectUrl: path })}` : ''}`;
}

/**
 * Says whose account a token has opened, and whose session it ended. Not to whoever has yet to prove with a code that the account is
 * theirs: before that nothing of it shows.
 */
function sayWhoIsHere({ translator, notices }: App, now: Session, before: Session | null): void {
  if (pendingStep(domainUser(now))?.rule === 'pin') return;
  const t = translator.i18n.getFixedT(null, 'app');
  const isAnother = before !== null && before.user.userID !== now.user.userID;
  const words = [
    t('session.nowSignedIn', { name: fullName(now.user) }),
    isAnother && t('session.otherSignedOut', { name: fullName(before.user) }),
  ];
  notices.say({
    message: words.filter(Boolean).join(' '),
    tone: 'info',
    durationMs: snackbarDurations.component,
  });
}

/** What surrounds the effects of one decision. */
interface Surroundings {
  /** Where the decision leads. */
  readonly path: string;
  /** Who was signed in before the first of them. */
  readonly before: Session | null;
}

/**
 * Does what a decision of the guard wants done before it is followed. Gives where it leads instead when it could not be done,
 * else null. Load lazily: few addresses ask for any.
 */
export async function carryOut(
  app: App,
  effect: GuardEffect,
  { path, before }: Surroundings,
): Promise<string | null> {
  const { flow, session, local, tab } = app;
  switch (effect.kind) {
    case 'browserMode':
      if (effect.isForced) tab.setItem(browserModeKey, 'true');
      else tab.removeItem(browserModeKey);
      return null;
    case 'endSession':
      await flow.forget('choice');
      return null;
    case 'keepBankLink':
      local.setItem('bankLinkRedirectUrl', effect.address);
      return null;
    case 'exchangeToken': {
      const now = await flow.exchange(effect.token);
      if (!now) return failedOnTheWayTo(path);
      sayWhoIsHere(app, now, before);
      return null;
    }
    case 'triggerPin':
      tab.setItem(tabKeys.pinTriggeredFor, session.current()?.user.sessionID ?? '');
      return null;
  }
}
