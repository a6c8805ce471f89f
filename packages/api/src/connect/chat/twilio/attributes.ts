import * as z from 'zod/mini';

const text = z.catch(z.string(), '');
const flag = z.catch(z.boolean(), false);
const maybeText = z.catch(z.nullable(z.string()), null);

/** What a message says of itself besides its words, by the documents' names. Any member of a conversation can set it, so it may hold anything. */
const messageAttributes = z.object({
  friendlyName: text,
  deleted: flag,
  sentSuccess: z.catch(z.boolean(), true),
  customId: text,
  isReply: flag,
  parentSid: maybeText,
  messageType: z.catch(z.enum(['message', 'event']), 'message'),
  parentMessage: maybeText,
  replyFriendlyName: maybeText,
  isforwarded: flag,
  isEdited: flag,
  /** Who reacted how: identities by emoji. */
  emoji: z.catch(z.record(z.string(), z.array(z.string())), {}),
});

/** What a message says of itself besides its words. */
export type MessageAttributes = z.infer<typeof messageAttributes>;

/** Reads what stands at a message; what is missing or of another kind is as usual. */
export const messageAttributesOf = (value: unknown): MessageAttributes =>
  messageAttributes.parse(typeof value === 'object' && value !== null ? value : {});

const conversationAttributes = z.object({
  /** 1 group, 2 two people. */
  conversationType: z.catch(z.number(), 1),
  description: text,
  imageURL: maybeText,
  creatorUserName: text,
});

/** Reads what stands at a conversation. */
export const conversationAttributesOf = (value: unknown) =>
  conversationAttributes.parse(typeof value === 'object' && value !== null ? value : {});
