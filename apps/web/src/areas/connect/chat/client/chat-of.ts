import {
  type ChatPort,
  forgetChats,
  type StartChat,
  serverChat,
  startingChat,
} from '@dayfare/api/connect/chat/chat-queries';
import { tellPresence } from '@dayfare/api/connect/token-queries';
import { userType } from '@dayfare/domain/access';
import { tellsPresence } from '@dayfare/domain/connect';
import { useEffect } from 'react';
import type { App } from '../../../../platform/app-context/app.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../../platform/device/now.ts';
import { queryClientOf } from '../../../../platform/queries/query-client.ts';
import type { Session } from '../../../../platform/session/session-store.ts';
import type { ConnectData } from '../../../../platform/storage/connect-data.ts';
import { tokensOf } from '../../tokens.ts';

/** The chat of a session, with what is known of the person there once it has started. */
interface Chat {
  readonly session: Session | null;
  readonly port: ChatPort;
  data: ConnectData | null;
}

const chats = new WeakMap<App, Chat>();

const starts = (app: App, session: Session | null, put: (data: ConnectData) => void): StartChat => {
  return async (isRenewed) => {
    // Not signed in: the server says so, and the page goes to the sign-in.
    if (!session) return serverChat(app.api);
    // It says which chat this is, and how often tokens may be asked for.
    await app.startup.configure();
    const data = await tokensOf(app, session, isRenewed);
    put(data);
    if (app.startup.configuration.get().value('ConnectChatService') !== 'twilio') return serverChat(app.api);
    const { startTwilio } = await import('@dayfare/api/connect/chat/twilio');
    return startTwilio(data.twilioToken, { userID: session.user.userID });
  };
};

function newChat(app: App): Chat {
  const session = app.session.current();
  const chat: Chat = {
    session,
    data: null,
    port: startingChat(
      starts(app, session, (data) => {
        chat.data = data;
        presence(app, chat, true);
      }),
    ),
  };
  chats.set(app, chat);
  const stop = app.session.subscribe(({ session: now }) => {
    if (now === session) return;
    stop();
    void endChat(app);
  });
  return chat;
}

/** Tells colleagues that the person came or went, where the conditions of that hold. */
function presence({ api }: App, { session, data }: Chat, isOnline: boolean): void {
  if (!session || !data) return;
  const { organization, uniqueId, isOrganizationEnabled, isPersonEnabled } = data.settings;
  const conditions = {
    ...{ isOrganizationEnabled, isPersonEnabled, hasOrganization: organization > 0 },
    isUser: userType.fromWire(session.user.userType) === 'User',
    hasToken: data.twilioToken !== '',
  };
  if (tellsPresence(conditions)) void tellPresence(api, { person: uniqueId, isOnline, at: serverNow(api) });
}

/** The signed-in user's chat. It starts with its first request, and ends with the session. */
export function chatOf(app: App): ChatPort {
  return (chats.get(app) ?? newChat(app)).port;
}

/** Ends the chat of a session, if one was begun: its connection, its lists, and the person's presence. */
async function endChat(app: App): Promise<void> {
  const chat = chats.get(app);
  if (!chat) return;
  chats.delete(app);
  if (app.session.current() === chat.session) presence(app, chat, false);
  forgetChats(queryClientOf(app.session));
  await chat.port.dispose();
}

/** How many pages of the chat are shown. */
const shown = new WeakMap<App, number>();

/** The chat, for as long as one of its pages is shown; it ends a moment after the last of them is left. */
export function useChat(): ChatPort {
  const app = useApp();
  useEffect(() => {
    shown.set(app, (shown.get(app) ?? 0) + 1);
    return () => {
      shown.set(app, (shown.get(app) ?? 1) - 1);
      setTimeout(() => {
        if (shown.get(app) === 0) void endChat(app);
      }, leftMs);
    };
  }, [app]);
  return chatOf(app);
}

/** Between two pages of the chat none is shown for this long at most, ms. */
const leftMs = 1_000;
