import type { GuardEffect } from '@dayfare/domain/access';
import type { App } from '../../platform/app-context/app.ts';
import { browserModeKey } from '../../platform/device/native.ts';
import { takeToken } from '../../platform/session/take-token.ts';
import { tabKeys } from '../../platform/storage/tab-keys.ts';

/**
 * Applies a decision's effects before it is followed to `path`. Resolves with where to go instead if that failed, otherwise null. Load it lazily:
 * few addresses have effects.
 */
export async function carryOut(app: App, effect: GuardEffect, path: string): Promise<string | null> {
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
    case 'exchangeToken':
      return takeToken(app, { token: effect.token, path });
    case 'triggerPin':
      tab.setItem(tabKeys.pinTriggeredFor, session.current()?.user.sessionID ?? '');
      return null;
  }
}
