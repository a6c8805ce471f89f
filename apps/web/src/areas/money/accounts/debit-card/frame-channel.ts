import {
  type CardFrameMessage,
  type CardPageMessage,
  readBankAnswer,
  readFrameMessage,
} from '@dayfare/api/money/accounts/debit-card-queries';

/** A message to this window, as far as it has to be judged. */
export type Heard = Pick<MessageEvent, 'source' | 'origin' | 'data'>;

/** The window of a frame, as far as it is spoken to. */
export type FrameWindow = Pick<Window, 'postMessage'>;

/** What the frame answers when it is asked for the card. */
export type FrameAnswer = Extract<CardFrameMessage, { kind: 'wrong' | 'token' | 'failed' }>;

/** How the channel reaches the frame, and what it tells of it. */
export interface ChannelParts {
  /** The only origin that is listened to and spoken to. */
  readonly origin: string;
  readonly target: () => FrameWindow | null;
  readonly look: () => Readonly<Record<string, string>>;
  readonly onReady: () => void;
  /** In CSS pixels. */
  readonly onSize: (height: number) => void;
  /** Enter was pressed in the frame. */
  readonly onSubmit: () => void;
}

/**
 * Opens the channel to the frame where a card is typed. Whatever doesn't come from that frame and origin, doesn't fit the schema, or lacks
 * this channel's nonce is dropped without a word; each question takes one answer.
 */
export function createFrameChannel({ origin, target, look, onReady, onSize, onSubmit }: ChannelParts) {
  const nonce = crypto.randomUUID();
  let asked: { readonly request: string; readonly answer: (answer: FrameAnswer) => void } | null = null;
  const post = (message: CardPageMessage) => target()?.postMessage(message, origin);
  const applyLook = () => post({ kind: 'begin', nonce, look: look() });
  return {
    /** Takes a message to this window. */
    hear: ({ source, origin: from, data }: Heard): void => {
      if (source !== target() || from !== origin) return;
      const message = readFrameMessage(data);
      if (!message) return;
      if (message.kind === 'ready') {
        applyLook();
        onReady();
        return;
      }
      if (message.nonce !== nonce) return;
      if (message.kind === 'size') onSize(message.height);
      else if (message.kind === 'submit') onSubmit();
      else if (asked && message.request === asked.request) {
        const { answer } = asked;
        asked = null;
        answer(message);
      }
    },
    /** Asks for what stands for the card. Asking again gives up on the answer before. */
    ask: (): Promise<FrameAnswer> =>
      new Promise((answer) => {
        const request = crypto.randomUUID();
        asked = { request, answer };
        post({ kind: 'ask', nonce, request });
      }),
    /** Has the frame look as the page does now. */
    applyLook,
    /** Has the focus go to what is wrong in the frame. */
    focus: () => post({ kind: 'focus', nonce }),
    /** Has the frame say what the server has found wrong. */
    tell: (problem: Extract<CardPageMessage, { kind: 'problem' }>['problem']) =>
      post({ kind: 'problem', nonce, problem }),
  };
}

/** Whether a message says that a bank's customer has answered: from the frame of its page and origin, about this lookup. */
export function isBankAnswer(
  { source, origin, data }: Heard,
  bank: { readonly window: FrameWindow | null; readonly origin: string; readonly accountID: string },
): boolean {
  return source === bank.window && origin === bank.origin && readBankAnswer(data) === bank.accountID;
}
