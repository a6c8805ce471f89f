import { chatLimits } from '@dayfare/domain/connect';
import * as z from 'zod/mini';
import { call, pathNumber, wireId, wireNumber } from '../../wire/index.ts';
import { chatMessage, chatSid, conversation, messagesPage } from './chat-shapes.ts';
import { chatEmojis } from './port.ts';

const body = z.string().check(z.minLength(1), z.maxLength(chatLimits.message));
const named = z.object({ conversationSID: chatSid });
const ofMessage = z.object({ sid: chatSid });
const ours = { ours: true } as const;

/** Conversations of the sandbox's own chat, and their messages. The payloads have the documents' fields. */
export const chatContract = {
  /** A person's conversations, the newest first, 200 at most. */
  getConversations: call('GET', 'connect/GetConversations', {
    payload: z.object({ conversations: z.array(conversation) }),
    meta: ours,
  }),
  /** Ten messages before an index (`offset`), or the newest, in the conversation's order. */
  getMessages: call('GET', 'connect/GetMessages', {
    input: z.object({ conversationSID: chatSid, offset: z.optional(pathNumber) }),
    payload: messagesPage,
    meta: ours,
  }),
  /** Messages that came or changed after a revision, and who is typing. */
  getMessageChanges: call('GET', 'connect/GetMessageChanges', {
    input: z.object({ conversationSID: chatSid, after: pathNumber }),
    payload: messagesPage,
    meta: ours,
  }),
  /** Send a text, a file or both, once for each `customId`, as an answer to another message, or one that is forwarded. */
  sendMessage: call('POST', 'connect/SendMessage', {
    input: z.object({
      conversationSID: chatSid,
      customId: z.uuid(),
      /** Empty only beside a file. */
      body: z.string().check(z.maxLength(chatLimits.message)),
      /** What `uploadFiles` kept, or the file of a message that is forwarded. */
      mediaSid: z.nullable(chatSid),
      replyParentSid: z.nullable(chatSid),
      isforwarded: z.boolean(),
    }),
    payload: chatMessage,
    meta: ours,
  }),
  /** Change the text of one's own message. */
  editMessage: call('POST', 'connect/EditMessage', {
    input: z.object({ sid: chatSid, body }),
    payload: chatMessage,
    meta: ours,
  }),
  /** Delete one's own message for everybody. Repeating it changes nothing. */
  deleteMessage: call('POST', 'connect/DeleteMessage', {
    input: ofMessage,
    payload: chatMessage,
    meta: ours,
  }),
  /** Add one's reaction to a message, or take it away. */
  reactToMessage: call('POST', 'connect/ReactToMessage', {
    input: z.object({ sid: chatSid, emoji: z.enum(chatEmojis), isOn: z.boolean() }),
    payload: chatMessage,
    meta: ours,
  }),
  /** What was read, up to a message. It never goes back. */
  markMessagesRead: call('POST', 'connect/MarkMessagesRead', {
    input: z.object({ conversationSID: chatSid, index: wireNumber.check(z.lte(2 ** 31 - 1)) }),
    payload: z.boolean(),
    meta: ours,
  }),
  /** The person is typing; it holds for ten seconds. */
  signalTyping: call('POST', 'connect/SignalTyping', {
    input: named,
    payload: z.boolean(),
    meta: { ours: true, aside: true },
  }),
  /** How loudly a conversation tells of new messages: 0 all of them, 1 none. */
  setNotificationLevel: call('POST', 'connect/SetNotificationLevel', {
    input: z.object({ conversationSID: chatSid, notificationLevel: z.union([z.literal(0), z.literal(1)]) }),
    payload: conversation,
    meta: ours,
  }),
  /** The conversation of two: found, or begun with a colleague. */
  twilioChannel: call('POST', 'connect/TwilioChannel', {
    input: z.object({ userID: wireId }),
    payload: conversation,
  }),
  /** Words that are not sent, by organization and language. */
  getProfanityWord: call('GET', 'connect/GetProfanityWord', {
    input: z.object({ organizationID: pathNumber, language: z.string().check(z.maxLength(10)) }),
    payload: z.object({ words: z.array(z.string()) }),
  }),
};

export type { WireConversation, WireMessage, WireMessagesPage } from './chat-shapes.ts';
