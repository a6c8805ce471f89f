import * as z from 'zod/mini';
import { wireId, wireInstant, wireNumber } from '../../wire/index.ts';

/** The name of a conversation or a message: letters and digits that say nothing. */
export const chatSid = z.uuid();

/** A conversation as it stands in a person's list. */
export const conversation = z.object({
  /** Its place in the list, from 0. */
  index: wireNumber,
  displayName: z.string(),
  /** Initials. */
  avatarName: z.string(),
  /** The number of the avatar's colour among 26, by the first letter of the name. */
  avatarBColor: wireNumber,
  /** How many people are in it. */
  members: wireNumber,
  /** Whose list it is. */
  userID: wireId,
  name: z.string(),
  sid: chatSid,
  /** Of two: whether the other one is online. */
  isOnline: z.boolean(),
  /** Of two: the other one. */
  oppositeUserId: z.nullable(wireId),
  conversationType: wireNumber,
  description: z.string(),
  creatorUserUniqueID: z.string(),
  creatorUserName: z.string(),
  dateUpdated: wireInstant,
  notificationLevel: wireNumber,
  /** Whether the person joined (1) or made it (2). */
  status: wireNumber,
  type: z.enum(['private']),
  isChannelDeleted: z.boolean(),
  /** The last one that the person has read; 0 for none. */
  lastConsumedMessageIndex: wireNumber,
  lastMessageIndex: wireNumber,
  /** How many are unread. */
  lastMessageIndexResult: wireNumber,
  lastMessageTimestamp: z.nullable(wireInstant),
  createdBy: z.string(),
  dateCreated: wireInstant,
  isPrivate: z.boolean(),
  /** The day of it in UTC. */
  lastMessageTimestampDate: z.nullable(z.iso.date()),
  imageURL: z.nullable(z.string()),
  image: z.nullable(z.string()),
  /** The beginning of the last message; null before the first one, and for one that was deleted. Ours. */
  lastMessageBody: z.nullable(z.string()),
  /** Of two: whether the person has blocked the other one. Ours. */
  isBlocked: z.boolean(),
});

const reaction = z.object({ emoji: z.string(), count: wireNumber, isMine: z.boolean() });

/** A picture or a document of a message. */
export const chatMedia = z.object({
  contentType: z.string(),
  filename: z.string(),
  /** In bytes. */
  size: wireNumber,
  sid: chatSid,
  /** An address that soon expires. */
  url: z.string(),
});

/** A message of a conversation. */
export const chatMessage = z.object({
  conversationType: wireNumber,
  conversationSID: chatSid,
  /** What its author's device called it: sent again, it is the same message. */
  customId: z.uuid(),
  deleted: z.boolean(),
  friendlyName: z.string(),
  sentSuccess: z.boolean(),
  /** The author's unique id. */
  author: z.string(),
  /** Empty once it is deleted. */
  body: z.string(),
  index: wireNumber,
  memberSid: z.string(),
  sid: chatSid,
  dateUpdated: wireInstant,
  lastUpdatedBy: z.string(),
  timestamp: wireInstant,
  type: z.enum(['text', 'media']),
  media: z.nullable(chatMedia),
  mediaMessage: z.boolean(),
  userName: z.string(),
  isReply: z.boolean(),
  replyParentSid: z.nullable(chatSid),
  replyParentMessage: z.nullable(z.string()),
  replyFriendlyName: z.nullable(z.string()),
  messageType: z.enum(['message', 'event']),
  /** What happened in a group, of a message that is an event. */
  eventType: z.nullable(z.enum(['created', 'joined', 'left', 'admin', 'renamed'])),
  emoji: z.array(reaction),
  isforwarded: z.boolean(),
  /** Whether it is the person's own. Ours. */
  isMine: z.boolean(),
  /** Whether its text was changed. Ours. */
  isEdited: z.boolean(),
  /** Grows with every change within the conversation. Ours. */
  revision: wireNumber,
});

/** A conversation as its member sees it. */
export const messagesPage = z.object({
  messages: z.array(chatMessage),
  /** Whether there are messages before the first of these. */
  hasEarlier: z.boolean(),
  /** Ask for changes after this one. */
  revision: wireNumber,
  /** Names of those who are typing, without the person. */
  typing: z.array(z.string()),
  /** The last message that everybody else has read. */
  readByAll: wireNumber,
});

/** A person in a group. */
export const participant = z.object({
  userID: wireId,
  userUniqueID: z.string(),
  memberSid: z.string(),
  name: z.string(),
  isOwner: z.boolean(),
  isAdmin: z.boolean(),
  presence: z.enum(['online', 'offline', 'away']),
  /** The address of a picture that soon expires; null without one. Ours. */
  imageURL: z.nullable(z.string()),
});

/** A colleague. */
const colleague = z.object({
  userID: wireId,
  userUniqueID: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userRole: wireNumber,
  presence: z.enum(['online', 'offline', 'away']),
  /** The address of a picture that soon expires; null without one. Ours. */
  imageURL: z.nullable(z.string()),
});

/** A page of colleagues. */
export const colleagues = z.object({ users: z.array(colleague), total: wireNumber });

/** A conversation as on the wire. */
export type WireConversation = z.infer<typeof conversation>;
/** A message as on the wire. */
export type WireMessage = z.infer<typeof chatMessage>;
/** A conversation as its member sees it, as on the wire. */
export type WireMessagesPage = z.infer<typeof messagesPage>;
/** A person in a group as on the wire. */
export type WireParticipant = z.infer<typeof participant>;
/** A page of colleagues as on the wire. */
export type WireColleagues = z.infer<typeof colleagues>;
