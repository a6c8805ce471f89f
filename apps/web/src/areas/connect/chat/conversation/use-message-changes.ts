import {
  type ChatEmoji,
  type ChatPort,
  type Message,
  takeMessage,
} from '@dayfare/api/connect/chat/chat-queries';
import { logChatFailure } from '@dayfare/api/connect/token-queries';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { failureOf } from '../../../../platform/failures/failure.ts';
import { useChat } from '../client/chat-of.ts';
import { failureNote } from './outbox.ts';

type Written = Awaited<ReturnType<ChatPort['edit']>>;

/** Edits, deletes and reacts to messages. Each can be repeated without harm; `hasFailed` says that the last one didn't work. */
export function useMessageChanges() {
  const app = useApp();
  const client = useQueryClient();
  const chat = useChat();
  const [hasFailed, setFailed] = useState(false);
  const run = async (method: string, change: Promise<Written>): Promise<boolean> => {
    setFailed(false);
    try {
      takeMessage(client, await change);
      return true;
    } catch (error) {
      const failure = failureOf(error, app.connection.isOnline.get());
      if (failure.kind === 'session') return false;
      setFailed(true);
      if (failure.kind !== 'offline') void logChatFailure(app.api, method, failureNote(app, failure));
      return false;
    }
  };
  return {
    hasFailed,
    edit: (message: Message, body: string) => run('chat.edit', chat.edit(message, body)),
    remove: (message: Message) => run('chat.delete', chat.remove(message)),
    react: (message: Message, emoji: ChatEmoji, isOn: boolean) =>
      run('chat.react', chat.react(message, emoji, isOn)),
  };
}
