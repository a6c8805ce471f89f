import type { ConversationChange } from '@dayfare/domain/connect';
import type { UploadProgress } from '../../upload/index.ts';
import type { WireConversation, WireMessage, WireMessagesPage } from './chat-shapes.ts';

/** A text that is sent, once for each `customId`. */
export interface OutgoingText {
  readonly conversation: string;
  readonly customId: string;
  /** Empty only beside a file. */
  readonly body: string;
  /** The message that it answers. */
  readonly parent: string | null;
  readonly isForwarded: boolean;
  /** The message whose file goes on with it, where it is forwarded. */
  readonly mediaOf: (MessageName & { readonly mediaSid: string }) | null;
}

/** A picture or a document that goes with a text. */
interface OutgoingFile {
  readonly file: File;
  /** Cancels it; sending then rejects with an ApiError of kind cancelled. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

/** What happened to a conversation of the person's: it was added or removed, or another member wrote in it. */
export type ChatNews = ConversationChange<WireConversation>;

/** What a chat service does, whichever it is. Everything rejects with ApiError. */
export interface ChatPort {
  /** The person's conversations, the newest first. */
  readonly conversations: (signal: AbortSignal) => Promise<readonly WireConversation[]>;
  /** Ten messages before an index, or the newest. */
  readonly page: (conversation: string, before: number | null) => Promise<WireMessagesPage>;
  /** What came or changed after a revision, and who is typing. */
  readonly changes: (conversation: string, after: number, signal: AbortSignal) => Promise<WireMessagesPage>;
  readonly send: (text: OutgoingText, file?: OutgoingFile) => Promise<WireMessage>;
  readonly edit: (message: MessageName, body: string) => Promise<WireMessage>;
  readonly remove: (message: MessageName) => Promise<WireMessage>;
  readonly react: (message: MessageName, emoji: ChatEmoji, isOn: boolean) => Promise<WireMessage>;
  readonly markRead: (conversation: string, index: number) => Promise<unknown>;
  readonly typing: (conversation: string) => Promise<unknown>;
  readonly mute: (conversation: string, isMuted: boolean) => Promise<unknown>;
  /** An address of a message's file that soon expires. */
  readonly mediaAddress: (message: MessageName) => Promise<string>;
  /** Calls `listener` with what happens to conversations. Returns the way to stop that. */
  readonly listen: (listener: (news: ChatNews) => void) => () => void;
  /** Ends the connection, and forgets what it knew. */
  readonly dispose: () => Promise<void>;
}

/** By what a message is found. */
export interface MessageName {
  readonly conversation: string;
  readonly sid: string;
  readonly index: number;
}

/** What one reacts with. */
export const chatEmojis = ['👍', '❤️', '😂', '🎉', '🙏'] as const;
export type ChatEmoji = (typeof chatEmojis)[number];
