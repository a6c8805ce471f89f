import type { GuardEffect } from '@dayfare/domain/access';
import type { App } from './app.ts';
import { browserModeKey } from './native.ts';
import { tabKeys } from './tab-keys.ts';

/** Does what a decision of the guard wants done before it is followed. Load lazily: few addresses ask for any. */
export async function carryOut({ flow, session, local, tab }: App, effect: GuardEffect): Promise<void> {
  switch (effect.kind) {
    case 'browserMode':
      if (effect.isForced) tab.setItem(browserModeKey, 'true');
      else tab.removeItem(browserModeKey);
      return;
    case 'endSession':
      return flow.forget('choice');
    case 'keepBankLink':
      local.setItem('bankLinkRedirectUrl', effect.address);
      return;
    case 'exchangeToken':
      return flow.exchange(effect.token);
    case 'triggerPin':
      tab.setItem(tabKeys.pinTriggeredFor, session.current()?.user.sessionID ?? '');
      return;
  }
}
