import {
  type ChatNews,
  conversationFromWire,
  refreshConversations,
} from '@dayfare/api/connect/chat/chat-queries';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { useChat } from './chat-of.ts';

/**
 * Listens for conversations that come and go and for messages, while a page of the chat is shown: the list is asked for again, and a
 * message is told of, without its words, unless its conversation is muted or is the one that is `open`.
 */
export function useChatNews(open: string | null): void {
  const t = useTexts('connect/chat/client');
  const chat = useChat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const hear = useEffectEvent(({ kind, conversation }: ChatNews) => {
    void refreshConversations(client);
    const { sid, name, isMuted } = conversationFromWire(conversation);
    if (kind !== 'message' || isMuted || sid === open) return;
    notify({
      message: t('news', { name }),
      action: {
        label: t('open'),
        onPress: () => void navigate(pathTo('/connect/chats/:id', { id: sid })),
      },
    });
  });
  useEffect(() => chat.listen((news) => hear(news)), [chat]);
}
