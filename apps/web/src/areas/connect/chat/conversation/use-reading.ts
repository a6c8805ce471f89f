import { type Message, refreshConversations } from '@dayfare/api/connect/chat/chat-queries';
import { logChatFailure } from '@dayfare/api/connect/token-queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { failureOf } from '../../../../platform/failures/failure.ts';
import { chatOf } from '../client/chat-of.ts';
import { failureNote } from './outbox.ts';

/** Notes that what is shown was read. A failure of it is logged; the next message notes it again. */
export function useMarkRead(conversation: string, messages: readonly Message[]): void {
  const app = useApp();
  const client = useQueryClient();
  const last = messages.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last === 0) return;
    chatOf(app)
      .markRead(conversation, last)
      .then(
        () => refreshConversations(client),
        (error: unknown) => {
          const failure = failureOf(error, app.connection.isOnline.get());
          if (failure.kind !== 'session' && failure.kind !== 'offline')
            void logChatFailure(app.api, 'chat.read', failureNote(app, failure));
        },
      );
  }, [app, client, conversation, last]);
}

/** How close to the end of the page one still follows what comes, in CSS px. */
const near = 160;

/** Begins at the end of the conversation and follows it, unless the person looks further back; what comes before keeps the place. */
export function useFollowEnd(first: number, last: string): void {
  const seen = useRef({ first: 0, height: 0, isAtEnd: true });
  useEffect(() => {
    const note = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      seen.current.isAtEnd = scrollHeight - clientHeight - window.scrollY < near;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useLayoutEffect(() => {
    const { scrollHeight } = document.documentElement;
    const { current: before } = seen;
    if (before.first > first) window.scrollTo(0, window.scrollY + scrollHeight - before.height);
    else if (last !== '' && before.isAtEnd) window.scrollTo(0, scrollHeight);
    seen.current = { ...before, first, height: scrollHeight };
  }, [first, last]);
}
