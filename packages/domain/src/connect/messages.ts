/** What the order and the merge of messages depend on. */
export interface Ordered {
  /** Its place in the conversation, from 1; the server gives it. */
  readonly index: number;
  /** Grows with every change within the conversation. */
  readonly revision: number;
}

/**
 * Brings messages that arrived together with those that are known: in the conversation's order, each once, as it last changed. Whatever
 * the order of arrival, the list is the same.
 */
export function mergeMessages<Message extends Ordered>(
  known: readonly Message[],
  arrived: readonly Message[],
): readonly Message[] {
  const byIndex = new Map(known.map((message) => [message.index, message]));
  for (const message of arrived) {
    const before = byIndex.get(message.index);
    if (!before || before.revision < message.revision) byIndex.set(message.index, message);
  }
  return [...byIndex.values()].sort((a, b) => a.index - b.index);
}

/** What says where a conversation stands in the list. */
interface Listed {
  readonly sid: string;
  /** ms since 1970; of its last message, or of its beginning. */
  readonly at: number;
}

/** Conversations, the newest first. */
export const newestFirst = <Conversation extends Listed>(
  conversations: readonly Conversation[],
): readonly Conversation[] => conversations.toSorted((a, b) => b.at - a.at || (a.sid < b.sid ? -1 : 1));

/** The number of unread messages. */
export const unreadCount = (lastIndex: number, readIndex: number): number =>
  Math.max(0, lastIndex - readIndex);
