import { conversationType, membershipState, unreadCount } from '@dayfare/domain/connect';
import type { Conversation, Message, Participant, User } from '@twilio/conversations';
import type { WireConversation, WireMessage } from '../chat-shapes.ts';
import { conversationAttributesOf, messageAttributesOf } from './attributes.ts';

/** The service counts messages from 0; 0 is none here. */
export const wireIndex = (index: number | null | undefined): number => (index ?? -1) + 1;

/** What the service calls a message that `index` names here. */
export const serviceIndex = (index: number): number => index - 1;

const instant = (date: Date | null | undefined) => (date ?? new Date(0)).toISOString();

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = '']) => letter.toUpperCase())
    .join('');
const colourOf = (name: string) =>
  Math.max(0, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(initials(name)[0] ?? 'A'));

/** Who is in a conversation, as far as its row in the list says. */
interface Around {
  /** Whose list it is. */
  readonly me: { readonly identity: string; readonly userID: number };
  readonly participants: readonly Participant[];
  /** Of two: the other one. */
  readonly opposite: User | null;
  readonly last: Message | null;
}

/** A conversation of the service as it stands in a person's list. */
export function conversationToWire(conversation: Conversation, around: Around): WireConversation {
  const { me, participants, opposite, last } = around;
  const attributes = conversationAttributesOf(conversation.attributes);
  const isDirect = attributes.conversationType === conversationType.toWire('Direct');
  const name = (isDirect ? opposite?.friendlyName : conversation.friendlyName) ?? '';
  const lastIndex = wireIndex(conversation.lastMessage?.index);
  const read = wireIndex(conversation.lastReadMessageIndex);
  const at = conversation.lastMessage?.dateCreated?.toISOString() ?? null;
  const isDeleted = last !== null && messageAttributesOf(last.attributes).deleted;
  return {
    ...{ index: 0, displayName: name, name, avatarName: initials(name), avatarBColor: colourOf(name) },
    ...{ members: participants.length, userID: me.userID, sid: conversation.sid },
    ...{ isOnline: isDirect && opposite?.isOnline === true, oppositeUserId: null },
    conversationType: attributes.conversationType,
    ...{ description: attributes.description, creatorUserUniqueID: conversation.createdBy },
    ...{ creatorUserName: attributes.creatorUserName, dateUpdated: instant(conversation.dateUpdated) },
    notificationLevel: conversation.notificationLevel === 'muted' ? 1 : 0,
    status: membershipState.toWire(conversation.createdBy === me.identity ? 'Created' : 'Joined'),
    ...{ type: 'private', isPrivate: true, isChannelDeleted: false },
    ...{ lastConsumedMessageIndex: read, lastMessageIndex: lastIndex },
    lastMessageIndexResult: unreadCount(lastIndex, read),
    ...{ lastMessageTimestamp: at, lastMessageTimestampDate: at?.slice(0, 10) ?? null },
    ...{ createdBy: conversation.createdBy, dateCreated: instant(conversation.dateCreated) },
    // The service knows no blocks: they are kept by our server, for its own chat.
    ...{ imageURL: attributes.imageURL, image: null, isBlocked: false },
    lastMessageBody: last && !isDeleted ? (last.body ?? last.attachedMedia?.[0]?.filename ?? '') : null,
  };
}

/** A message of the service as the documents have it. `revision` says how late it changed. */
export function messageToWire(message: Message, identity: string, revision: number): WireMessage {
  const attributes = messageAttributesOf(message.attributes);
  const { deleted, friendlyName, parentSid, isReply, emoji } = attributes;
  const author = message.author ?? '';
  const media = deleted ? undefined : message.attachedMedia?.[0];
  return {
    conversationType: conversationAttributesOf(message.conversation.attributes).conversationType,
    ...{ conversationSID: message.conversation.sid, customId: attributes.customId, deleted },
    ...{ friendlyName, userName: friendlyName, sentSuccess: attributes.sentSuccess, author },
    ...{ body: deleted ? '' : (message.body ?? ''), index: wireIndex(message.index) },
    ...{ memberSid: message.participantSid ?? '', sid: message.sid },
    ...{ dateUpdated: instant(message.dateUpdated), timestamp: instant(message.dateCreated) },
    ...{ lastUpdatedBy: message.lastUpdatedBy ?? author, type: media ? 'media' : 'text' },
    media: media
      ? {
          ...{ contentType: media.contentType, filename: media.filename ?? '' },
          ...{ size: media.size, sid: media.sid, url: '' },
        }
      : null,
    ...{ mediaMessage: media !== undefined, isReply, replyParentSid: parentSid },
    ...{ replyParentMessage: attributes.parentMessage, replyFriendlyName: attributes.replyFriendlyName },
    ...{ messageType: attributes.messageType, eventType: null, isforwarded: attributes.isforwarded },
    emoji: Object.entries(emoji)
      .filter(([, people]) => people.length > 0)
      .map(([sign, people]) => ({
        ...{ emoji: sign, count: people.length, isMine: people.includes(identity) },
      })),
    ...{ isMine: author === identity, isEdited: attributes.isEdited, revision },
  };
}
