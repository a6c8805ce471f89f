import type { GuardEffect } from '@dayfare/domain/access';
import { pendingStep } from '@dayfare/domain/session';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import type { App } from '../../platform/app-context/app.ts';
import { browserModeKey } from '../../platform/device/native.ts';
import { domainUser } from '../../platform/session/domain-user.ts';
import { fullName } from '../../platform/session/full-name.ts';
import type { Session } from '../../platform/session/session-store.ts';
import { tabKeys } from '../../platform/storage/tab-keys.ts';

/** The page that says a partner's token did not sign the person in. Signing in from there leads to where they were going. */
function failedOnTheWayTo(path: string): string {
  const isPageOfTheirs = !path.startsWith('/welcome');
  return `/welcome/auth-failed${isPageOfTheirs ? `?${new URLSearchParams({ redirectUrl: path })}` : ''}`;
}

/**
 * Says whose account a token opened, and whose session it ended. Not before a required code has been entered: until then, nothing about
 * the account is shown.
 */
function sayWhoIsHere({ translator, notices }: App, now: Session, before: Session | null): void {
  if (pendingStep(domainUser(now))?.rule === 'pin') return;
  const t = translator.texts.get().of('app');
  const isAnother = before !== null && before.user.userID !== now.user.userID;
  const words = [
    t('session.nowSignedIn', { name: fullName(now.user) }),
    isAnother && t('session.otherSignedOut', { name: fullName(before.user) }),
  ];
  notices.say({
    message: words.filter(Boolean).join(' '),
    tone: 'info',
    durationMs: snackbarDurations.app,
  });
}

/** Context of a decision's effects. */
interface Surroundings {
  /** Where the decision leads. */
  readonly path: string;
  /** Who was signed in before the first effect. */
  readonly before: Session | null;
}

/**
 * Applies a decision's effects before it is followed. Resolves with where to go instead if that failed, otherwise null. Load it lazily:
 * few addresses have effects.
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
