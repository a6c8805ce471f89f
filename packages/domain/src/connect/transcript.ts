/** What a transcript needs to know of a message. */
interface Said {
  readonly index: number;
  readonly author: string;
  readonly isMine: boolean;
  /** What happened in the group, of a message by the system; null for the others. */
  readonly event: string | null;
}

/** A line of a transcript: a day begins, what is new begins, or something was said. */
export type TranscriptLine<Message extends Said> =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'new'; readonly key: 'new' }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Message;
      /** Whether the author's name stands above it: not where the line before is by the same person. */
      readonly isNamed: boolean;
    };

/** How a transcript is read. */
export interface Reading<Message> {
  readonly dayOf: (message: Message) => string;
  readonly keyOf: (message: Message) => string;
  /** The last message that had been read when the reader came; null if nothing was new to them, or nothing had been read at all. */
  readonly readTo: number | null;
}

/** The lines of a conversation: a mark where each day begins, and one before the first unread message of another member. */
export function transcriptOf<Message extends Said>(
  messages: readonly Message[],
  { dayOf, keyOf, readTo }: Reading<Message>,
): readonly TranscriptLine<Message>[] {
  const firstNew = readTo === null ? undefined : messages.find((one) => one.index > readTo && !one.isMine);
  return messages.flatMap((message, position) => {
    const before = messages[position - 1];
    const day = dayOf(message);
    const isNewDay = !before || dayOf(before) !== day;
    const isFirstNew = message === firstNew;
    const isNamed = isNewDay || isFirstNew || before.author !== message.author || before.event !== null;
    return [
      ...(isNewDay ? [{ kind: 'day' as const, key: day, day }] : []),
      ...(isFirstNew ? [{ kind: 'new' as const, key: 'new' as const }] : []),
      { kind: 'message' as const, key: keyOf(message), message, isNamed },
    ];
  });
}
