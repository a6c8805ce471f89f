import { answer, connectSamples, contract } from '@dayfare/api/mocks';
import { moneyScreen, ordinaryDay, setNow } from '../../../kit/money/testing/money-stories.ts';

const { connect } = contract;
const { chatSid, colleagues, conversations, participants, room, token } = connectSamples;

/** The page of a conversation in stories. */
export const chatPath = `/connect/chats/${chatSid}`;

/** The usual responses of the chat; a story's own come first. */
export const usualChat = [
  answer(connect.getConversations, { conversations: conversations() }),
  answer(connect.getMessages, room()),
  answer(connect.getMessageChanges, room({ messages: [] })),
  answer(connect.markMessagesRead, true),
  answer(connect.getContactList, colleagues()),
  answer(connect.participantChannel, participants()),
  answer(connect.getProfanityWord, { words: ['damn'] }),
  answer(connect.connectTokenAndSettings, token()),
  answer(connect.saveOnlineOfflineData, true),
  answer(connect.saveMessageSentData, true),
  answer(connect.saveConversationCreatedData, true),
  answer(connect.logData, true),
  ...ordinaryDay,
];

/** Shows a page of the chat on an ordinary morning. */
export const chatScreen = (at: string) => moneyScreen(at, { after: ['/connect/chats'] });

/** Friday, November 20, 2026, ten in New York. */
export const chatNow = () => setNow('2026-11-20T15:00:00Z');
