import { conversationType, mergeMessages } from '@dayfare/domain/connect';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../transport/index.ts';
import { type Entity, instantFromWire, known } from '../../wire/index.ts';
import { entityQuery, hour } from '../../wire/query-defaults.ts';
import { chatContract, type WireConversation, type WireMessage } from './chat-contract.ts';
import type { WireMessagesPage } from './chat-shapes.ts';
import type { ChatPort, MessageName } from './port.ts';

export {
  type ChatEmoji,
  type ChatNews,
  type ChatPort,
  chatEmojis,
  type MessageName,
  type OutgoingText,
} from './port.ts';
export { serverChat } from './server-chat.ts';
export { type StartChat, startingChat } from './starting-chat.ts';

const listKey = ['connect', 'conversations'] as const;
const roomKey = (sid: string) => ['connect', 'room', sid] as const;
const second = 1_000;

/** What is said between people is not kept on the device. */
const isNeverStored = { isNeverStored: true } as const;

/** A conversation of the person's. */
export type Conversation = Entity<typeof conversationFromWire>;

/** Throws RangeError for a kind of conversation that the domain doesn't know. */
export function conversationFromWire(wire: WireConversation) {
  return {
    sid: wire.sid,
    type: known(conversationType, wire.conversationType),
    name: wire.displayName,
    description: wire.description,
    /** The address of the person's or the group's picture; null without one. */
    picture: wire.imageURL,
    members: wire.members,
    unread: wire.lastMessageIndexResult,
    /** The last message that the person has read, by its index; 0 for none. */
    readTo: wire.lastConsumedMessageIndex,
    isMuted: wire.notificationLevel === 1,
    isOnline: wire.isOnline,
    /** Of two: the other one; null in a group. */
    opposite: wire.oppositeUserId,
    /** Of two: whether the person has blocked the other one. */
    isBlocked: wire.isBlocked,
    at: instantFromWire(wire.lastMessageTimestamp ?? wire.dateCreated),
    /** Null before the first message, and for one that was deleted. */
    last: wire.lastMessageBody,
  };
}

function mediaFromWire({ sid, filename, contentType, size }: NonNullable<WireMessage['media']>) {
  return { sid, name: filename, size, isPicture: contentType.startsWith('image/') };
}

/** A message of a conversation. */
export type Message = Entity<typeof messageFromWire>;

function messageFromWire(wire: WireMessage) {
  return {
    ...{ conversation: wire.conversationSID, sid: wire.sid, customId: wire.customId, index: wire.index },
    media: wire.media && mediaFromWire(wire.media),
    ...{ body: wire.body, author: wire.userName, isMine: wire.isMine },
    ...{ at: instantFromWire(wire.timestamp), isDeleted: wire.deleted, isEdited: wire.isEdited },
    ...{ isForwarded: wire.isforwarded, event: wire.eventType, reactions: wire.emoji },
    /** What it answers. */
    quote: wire.isReply ? { name: wire.replyFriendlyName ?? '', text: wire.replyParentMessage ?? '' } : null,
  };
}

/** What is known of a conversation. */
export type Room = Entity<typeof roomFromWire>;

function roomFromWire({ messages, hasEarlier, typing, readByAll }: WireMessagesPage) {
  return { messages: messages.map(messageFromWire), hasEarlier, typing, readByAll };
}

/** The person's conversations; asked for again every five seconds while they are shown. */
export function conversationsQuery(chat: ChatPort) {
  return entityQuery({
    queryKey: listKey,
    ask: ({ signal }) => chat.conversations(signal),
    read: (wire) => wire.map(conversationFromWire),
    staleTime: 0,
    refetchInterval: () => 5 * second,
    meta: isNeverStored,
  });
}

/** A conversation as the list last had it; undefined where it has not been loaded, or has not got it. */
export const listedConversation = (client: QueryClient, sid: string): Conversation | undefined =>
  client
    .getQueryData<readonly WireConversation[]>(listKey)
    ?.map(conversationFromWire)
    .find((one) => one.sid === sid);

function merged(room: WireMessagesPage | undefined, arrived: WireMessagesPage): WireMessagesPage {
  return room
    ? {
        ...arrived,
        hasEarlier: room.hasEarlier,
        messages: [...mergeMessages(room.messages, arrived.messages)],
      }
    : arrived;
}

/** A conversation with its newest messages; what changed is asked for every two seconds while it is shown. */
export function roomQuery(chat: ChatPort, client: QueryClient, sid: string) {
  return entityQuery({
    queryKey: roomKey(sid),
    ask: async ({ signal }) => {
      const room = client.getQueryData<WireMessagesPage>(roomKey(sid));
      const arrived = await (room ? chat.changes(sid, room.revision, signal) : chat.page(sid, null));
      // Meanwhile the person may have sent something, or looked further back.
      return merged(client.getQueryData<WireMessagesPage>(roomKey(sid)), arrived);
    },
    read: roomFromWire,
    staleTime: 0,
    refetchInterval: () => 2 * second,
    meta: isNeverStored,
  });
}

/** Fetches the ten messages before those that are known. Rejects with ApiError. */
export async function loadEarlier(chat: ChatPort, client: QueryClient, sid: string): Promise<void> {
  const first = client.getQueryData<WireMessagesPage>(roomKey(sid))?.messages[0];
  if (!first) return;
  const page = await chat.page(sid, first.index);
  client.setQueryData<WireMessagesPage>(
    roomKey(sid),
    (room) =>
      room && {
        ...room,
        hasEarlier: page.hasEarlier,
        messages: [...mergeMessages(room.messages, page.messages)],
      },
  );
}

/** Puts a message that the server answered with where it belongs, and has the list asked for again. */
export function takeMessage(client: QueryClient, message: WireMessage): void {
  client.setQueryData<WireMessagesPage>(
    roomKey(message.conversationSID),
    (room) => room && { ...room, messages: [...mergeMessages(room.messages, [message])] },
  );
  void client.invalidateQueries({ queryKey: listKey });
}

/** Has the person's conversations asked for again. */
export const refreshConversations = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: listKey });

/** How long an address of a file is used, ms: it holds for five minutes at least. */
const addressMs = 4 * 60 * second;

/** An address of a message's file, renewed before it expires. */
export function mediaAddressQuery(chat: ChatPort, message: MessageName) {
  return entityQuery({
    queryKey: ['connect', 'media', message.sid],
    ask: () => chat.mediaAddress(message),
    read: (address) => address,
    staleTime: addressMs,
    refetchInterval: () => addressMs,
    meta: isNeverStored,
  });
}

/** Forgets the conversations and what was said in them, as when the chat ends. */
export function forgetChats(client: QueryClient): void {
  for (const queryKey of [listKey, ['connect', 'room'], ['connect', 'media']])
    client.removeQueries({ queryKey });
}

/** Words that are not sent. */
export function profanityQuery(api: ApiClient, organization: number) {
  return entityQuery({
    queryKey: ['connect', 'profanity', organization],
    ask: ({ signal }) =>
      api
        .client(chatContract)
        .getProfanityWord({ organizationID: organization, language: 'en-us' }, { signal }),
    read: ({ words }) => words,
    staleTime: hour,
  });
}

/** The conversation with a colleague, found or begun. Rejects with ApiError. */
export async function openConversationWith(api: ApiClient, colleague: number): Promise<Conversation> {
  return conversationFromWire(await api.client(chatContract).twilioChannel({ userID: colleague }));
}
