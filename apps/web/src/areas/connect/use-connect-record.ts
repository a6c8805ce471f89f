import { tellConversationBegun, tellRecord } from '@dayfare/api/connect/token-queries';
import type { ConnectCategory } from '@dayfare/domain/connect';
import { useCallback, useEffect } from 'react';
import { useApp, useSession } from '../../platform/app-context/app-context.ts';
import { serverNow } from '../../platform/device/now.ts';
import { tokensOf } from './tokens.ts';

/** Returns what tells the analytics of Connect of something that the person did, as soon as it is known who they are there. */
export function useConnectRecord(): (category: ConnectCategory) => void {
  const app = useApp();
  const session = useSession();
  return useCallback(
    (category) => {
      if (!session) return;
      const at = serverNow(app.api);
      // Actions before the token has arrived are reported once it has, with their own time.
      tokensOf(app, session, false)
        .then(({ settings: { uniqueId } }) => tellRecord(app.api, { person: uniqueId, category, at }))
        .catch(() => undefined);
    },
    [app, session],
  );
}

/** Tells it once while the screen stands. */
export function useConnectView(category: ConnectCategory): void {
  const record = useConnectRecord();
  useEffect(() => record(category), [category, record]);
}

/** Returns what tells the analytics of Connect of a conversation that the user began. */
export function useConversationRecord(): (conversation: string, isGroup: boolean) => void {
  const app = useApp();
  const session = useSession();
  return useCallback(
    (conversation, isGroup) => {
      if (!session) return;
      const at = serverNow(app.api);
      tokensOf(app, session, false)
        .then(({ settings: { uniqueId: person } }) =>
          tellConversationBegun(app.api, { person, conversation, isGroup, at }),
        )
        .catch(() => undefined);
    },
    [app, session],
  );
}
