import { conversationChanges } from '@dayfare/domain/connect';
import type { ApiClient } from '../../transport/index.ts';
import { upload } from '../../upload/index.ts';
import { chatContract, type WireConversation } from './chat-contract.ts';
import { listeners } from './listeners.ts';
import { mediaContract } from './media-contract.ts';
import type { ChatPort } from './port.ts';

/** The chat that the server keeps itself. It hears of news whenever the conversations are asked for. */
export function serverChat(api: ApiClient): ChatPort {
  const chat = api.client(chatContract);
  const heard = listeners();
  let known: readonly WireConversation[] | null = null;
  return {
    conversations: async (signal) => {
      const { conversations } = await chat.getConversations(undefined, { signal });
      const before = known;
      known = conversations;
      for (const news of before ? conversationChanges(before, conversations) : []) heard.tell(news);
      return conversations;
    },
    page: (conversationSID, before) =>
      chat.getMessages({ conversationSID, ...(before !== null && { offset: before }) }),
    changes: (conversationSID, after, signal) =>
      chat.getMessageChanges({ conversationSID, after }, { signal }),
    send: async ({ conversation, customId, body, parent, isForwarded, mediaOf }, media) => {
      const sent = media && { conversationSID: conversation, customId, file: media.file };
      const kept = sent ? await upload(api, mediaContract.uploadFiles, sent, media) : null;
      return chat.sendMessage({
        ...{
          conversationSID: conversation,
          customId,
          body,
          mediaSid: kept?.sid ?? mediaOf?.mediaSid ?? null,
        },
        ...{ replyParentSid: parent, isforwarded: isForwarded },
      });
    },
    edit: ({ sid }, body) => chat.editMessage({ sid, body }),
    remove: ({ sid }) => chat.deleteMessage({ sid }),
    react: ({ sid }, emoji, isOn) => chat.reactToMessage({ sid, emoji, isOn }),
    markRead: (conversationSID, index) => chat.markMessagesRead({ conversationSID, index }),
    typing: (conversationSID) => chat.signalTyping({ conversationSID }),
    mute: (conversationSID, isMuted) =>
      chat.setNotificationLevel({ conversationSID, notificationLevel: isMuted ? 1 : 0 }),
    mediaAddress: async ({ sid }) => (await api.client(mediaContract).getMediaUrl({ sid })).url,
    listen: heard.add,
    dispose: async () => {
      heard.clear();
      known = null;
    },
  };
}
