/** A message to this window, as far as it has to be judged. */
export type Heard = Pick<MessageEvent, 'source' | 'origin' | 'data'>;

/** The window of a frame, as far as it is spoken to. */
export type FrameWindow = Pick<Window, 'postMessage'>;

/** What a frame of another origin may say: that it is ready, or what carries the nonce that it was given. */
interface FrameMessage {
  readonly kind: string;
  readonly nonce?: string;
}

/** How a channel reaches its frame, and what it does with what it hears. */
export interface ChannelParts<Message extends FrameMessage> {
  /** The only origin that is listened to and spoken to. */
  readonly origin: string;
  readonly target: () => FrameWindow | null;
  readonly look: () => Readonly<Record<string, string>>;
  /** Reads what was said; null for anything that doesn't fit. */
  readonly read: (data: unknown) => Message | null;
  readonly onMessage: (message: Message) => void;
}

/** A channel to a frame of another origin. */
export interface FrameChannel {
  /** Takes a message to this window. */
  readonly hear: (heard: Heard) => void;
  /** Has the frame look as the page does now. */
  readonly applyLook: () => void;
}

/**
 * Opens a channel to a frame of another origin. Whatever doesn't come from that frame and origin, doesn't fit the schema, or lacks this
 * channel's nonce is dropped without a word.
 */
export function createFrameChannel<Message extends FrameMessage>({
  origin,
  target,
  look,
  read,
  onMessage,
}: ChannelParts<Message>): FrameChannel & { readonly post: (message: { readonly kind: string }) => void } {
  const nonce = crypto.randomUUID();
  const post = (message: { readonly kind: string }) => target()?.postMessage({ ...message, nonce }, origin);
  const applyLook = () => post({ kind: 'begin', ...{ look: look() } });
  return {
    hear: ({ source, origin: from, data }) => {
      if (source !== target() || from !== origin) return;
      const message = read(data);
      if (!message || (message.kind !== 'ready' && message.nonce !== nonce)) return;
      if (message.kind === 'ready') applyLook();
      onMessage(message);
    },
    post,
    applyLook,
  };
}
