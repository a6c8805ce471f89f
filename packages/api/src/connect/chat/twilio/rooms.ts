import { chatLimits } from '@dayfare/domain/connect';
import type { Client, Conversation, Message, Participant } from '@twilio/conversations';
import type { WireMessage, WireMessagesPage } from '../chat-shapes.ts';
import { messageToWire, serviceIndex, wireIndex } from './to-wire.ts';

/** What is known of an open conversation beyond what the client keeps. */
interface Room {
  /** Messages that came or changed, by index, with how late. */
  readonly changed: Map<number, { readonly message: Message; readonly revision: number }>;
  /** Names of those who are typing, by participant. */
  readonly typing: Map<string, string>;
}

/** The conversations that were looked at: their pages, and what changes in them. */
export interface Rooms {
  readonly page: (conversation: Conversation, before: number | null) => Promise<WireMessagesPage>;
  readonly changes: (conversation: Conversation, after: number) => Promise<WireMessagesPage>;
  readonly toWire: (message: Message) => WireMessage;
}

/** Follows what happens in conversations. The service numbers no changes, so they are numbered as they are heard. */
export function followRooms(client: Client): Rooms {
  const rooms = new Map<string, Room>();
  const { identity } = client.user;
  let revision = 0;

  const roomOf = (sid: string): Room => {
    const room = rooms.get(sid) ?? { changed: new Map(), typing: new Map() };
    rooms.set(sid, room);
    return room;
  };
  const note = (message: Message) => {
    revision += 1;
    roomOf(message.conversation.sid).changed.set(message.index, { message, revision });
  };
  client.on('messageAdded', note);
  client.on('messageUpdated', ({ message }) => note(message));
  client.on('typingStarted', (participant: Participant) => {
    if (participant.identity === identity) return;
    const { typing } = roomOf(participant.conversation.sid);
    typing.set(participant.sid, '');
    // People who have stopped meanwhile are left out.
    void participant.getUser().then(
      ({ friendlyName }) => typing.has(participant.sid) && typing.set(participant.sid, friendlyName ?? ''),
      () => undefined,
    );
  });
  client.on('typingEnded', (participant: Participant) => {
    roomOf(participant.conversation.sid).typing.delete(participant.sid);
  });

  const toWire = (message: Message) =>
    messageToWire(
      message,
      identity,
      rooms.get(message.conversation.sid)?.changed.get(message.index)?.revision ?? 0,
    );
  const around = async (conversation: Conversation) => {
    const others = (await conversation.getParticipants()).filter((one) => one.identity !== identity);
    return {
      typing: [...roomOf(conversation.sid).typing.values()].filter((name) => name !== ''),
      readByAll: Math.min(...others.map((one) => wireIndex(one.lastReadMessageIndex))),
    };
  };
  const seen = (page: { readonly typing: string[]; readonly readByAll: number }) => ({
    ...page,
    readByAll: Number.isFinite(page.readByAll) ? page.readByAll : 0,
  });
  return {
    toWire,
    page: async (conversation, before) => {
      const anchor = before === null ? undefined : serviceIndex(before) - 1;
      const now = revision;
      const isBeyond = anchor !== undefined && anchor < 0;
      const found = isBeyond ? null : await conversation.getMessages(chatLimits.page, anchor, 'backwards');
      return {
        messages: (found?.items ?? []).map(toWire),
        hasEarlier: found?.hasPrevPage ?? false,
        revision: now,
        ...seen(await around(conversation)),
      };
    },
    changes: async (conversation, after) => {
      const now = revision;
      const changed = [...roomOf(conversation.sid).changed.values()].filter((one) => one.revision > after);
      return {
        messages: changed.map(({ message }) => toWire(message)),
        hasEarlier: false,
        revision: now,
        ...seen(await around(conversation)),
      };
    },
  };
}
