import type { GuardEffect } from '@dayfare/domain/access';
import type { App } from '../platform/app-context/app.ts';
import { browserModeKey } from '../platform/device/native.ts';
import { tabKeys } from '../platform/storage/tab-keys.ts';

/** Where somebody is told that a partner's token did not sign them in. Signing in from there leads to where they were going. */
function failedOnTheWayTo(path: string): string {
  return `/welcome/auth-failed?${new URLSearchParams({ redirectUrl: path })}`;
}

/**
 * Does what a decision of the guard wants done before it is followed to `path`. Gives where it leads instead when it could not be done,
 * else null. Load lazily: few addresses ask for any.
 */
export async function carryOut(
  { flow, session, local, tab }: App,
  effect: GuardEffect,
  path: string,
): Promise<string | null> {
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
    case 'exchangeToken':
      return (await flow.exchange(effect.token)) ? null : failedOnTheWayTo(path);
    case 'triggerPin':
      tab.setItem(tabKeys.pinTriggeredFor, session.current()?.user.sessionID ?? '');
      return null;
  }
}
