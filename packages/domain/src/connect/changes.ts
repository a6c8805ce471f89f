/** What tells one state of a list of conversations from the next. */
interface Told {
  readonly sid: string;
  readonly lastMessageIndex: number;
  /** How many are unread. */
  readonly lastMessageIndexResult: number;
}

/** What happened to a conversation: it was added or removed, or another member wrote in it. */
export interface ConversationChange<Conversation extends Told> {
  readonly kind: 'added' | 'removed' | 'message';
  readonly conversation: Conversation;
}

/** What happened between two states of a person's list. The person's own messages, and what they have read elsewhere, are no news. */
export function conversationChanges<Conversation extends Told>(
  before: readonly Conversation[],
  after: readonly Conversation[],
): readonly ConversationChange<Conversation>[] {
  const had = new Map(before.map((one) => [one.sid, one]));
  const has = new Set(after.map(({ sid }) => sid));
  const isNews = (now: Conversation, then?: Conversation) =>
    now.lastMessageIndexResult > 0 && now.lastMessageIndex > (then?.lastMessageIndex ?? 0);
  return [
    ...before
      .filter(({ sid }) => !has.has(sid))
      .map((conversation) => ({ kind: 'removed' as const, conversation })),
    ...after
      .filter(({ sid }) => !had.has(sid))
      .map((conversation) => ({ kind: 'added' as const, conversation })),
    ...after
      .filter((one) => isNews(one, had.get(one.sid)))
      .map((conversation) => ({ kind: 'message' as const, conversation })),
  ];
}
