import { chatContract } from '@dayfare/api/connect/chat/chat-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { noteSeen } from '../people.ts';
import { refuseForeignToken } from '../refuse-foreign-token.ts';
import { requireOrganization } from '../require-organization.ts';
import { conversationsOf, requireConversation } from './conversations.ts';
import { openDirect } from './groups.ts';
import { markRead, setLevel, signalTyping } from './listen.ts';
import { changesOf, pageOf } from './messages.ts';
import { profaneWords } from './profane-words.ts';
import { deleteMessage, editMessage, reactToMessage, sendMessage } from './speak.ts';

const chat = implement(chatContract)
  .$context<ApiContext>()
  .use(requireSession)
  .use(requireOrganization)
  .use(refuseForeignToken);

/** Conversations and their messages. */
export const chatHandlers = chat.router({
  getConversations: chat.getConversations.handler(async ({ context }) => {
    const { db, employee, organizationId, clock } = context;
    await noteSeen(db, employee.id, clock.now());
    return { conversations: await conversationsOf(db, context, { employeeId: employee.id, organizationId }) };
  }),
  getMessages: chat.getMessages.handler(async ({ context, input }) => {
    const one = await requireConversation(context.db, context.employee.id, input.conversationSID);
    const before = input.offset === undefined ? null : Number(input.offset);
    return pageOf(context.db, one, { before, server: context });
  }),
  getMessageChanges: chat.getMessageChanges.handler(async ({ context, input }) => {
    const one = await requireConversation(context.db, context.employee.id, input.conversationSID);
    return changesOf(context.db, one, { after: Number(input.after), server: context });
  }),
  sendMessage: chat.sendMessage.handler(({ context, input }) => sendMessage(context, input)),
  editMessage: chat.editMessage.handler(({ context, input }) => editMessage(context, input)),
  deleteMessage: chat.deleteMessage.handler(({ context, input }) => deleteMessage(context, input.sid)),
  reactToMessage: chat.reactToMessage.handler(({ context, input }) => reactToMessage(context, input)),
  markMessagesRead: chat.markMessagesRead.handler(({ context, input }) => markRead(context, input)),
  signalTyping: chat.signalTyping.handler(({ context, input }) =>
    signalTyping(context, input.conversationSID),
  ),
  setNotificationLevel: chat.setNotificationLevel.handler(({ context, input }) => setLevel(context, input)),
  twilioChannel: chat.twilioChannel.handler(({ context, input }) => openDirect(context, input.userID)),
  getProfanityWord: chat.getProfanityWord.handler(() => ({ words: [...profaneWords] })),
});
