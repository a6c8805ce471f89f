import {
  type CardFrameMessage,
  type CardPageMessage,
  readBankAnswer,
  readFrameMessage,
} from '@dayfare/api/money/accounts/debit-card-queries';
import {
  type ChannelParts,
  createFrameChannel,
  type FrameWindow,
  type Heard,
} from '../../../../kit/frame/frame-channel.ts';

/** What the frame answers when it is asked for the card. */
export type FrameAnswer = Extract<CardFrameMessage, { kind: 'wrong' | 'token' | 'failed' }>;

/** How the channel reaches the frame, and what it tells of it. */
export interface CardChannelParts extends Pick<ChannelParts<CardFrameMessage>, 'origin' | 'target' | 'look'> {
  readonly onReady: () => void;
  /** In CSS pixels. */
  readonly onSize: (height: number) => void;
  /** Enter was pressed in the frame. */
  readonly onSubmit: () => void;
}

/** Opens the channel to the frame where a card is typed. Each question takes one answer. */
export function createCardChannel({ onReady, onSize, onSubmit, ...parts }: CardChannelParts) {
  let asked: { readonly request: string; readonly answer: (answer: FrameAnswer) => void } | null = null;
  const { post, ...channel } = createFrameChannel<CardFrameMessage>({
    ...parts,
    read: readFrameMessage,
    onMessage: (message) => {
      if (message.kind === 'ready') onReady();
      else if (message.kind === 'size') onSize(message.height);
      else if (message.kind === 'submit') onSubmit();
      else if (asked && message.request === asked.request) {
        const { answer } = asked;
        asked = null;
        answer(message);
      }
    },
  });
  return {
    ...channel,
    /** Asks for what stands for the card. Asking again gives up on the answer before. */
    ask: (): Promise<FrameAnswer> =>
      new Promise((answer) => {
        const request = crypto.randomUUID();
        asked = { request, answer };
        post({ kind: 'ask', ...{ request } });
      }),
    /** Has the focus go to what is wrong in the frame. */
    focus: () => post({ kind: 'focus' }),
    /** Has the frame say what the server has found wrong. */
    tell: (problem: Extract<CardPageMessage, { kind: 'problem' }>['problem']) =>
      post({ kind: 'problem', ...{ problem } }),
  };
}

/** Whether a message says that a bank's customer has answered: from the frame of its page and origin, about this lookup. */
export function isBankAnswer(
  { source, origin, data }: Heard,
  bank: { readonly window: FrameWindow | null; readonly origin: string; readonly accountID: string },
): boolean {
  return source === bank.window && origin === bank.origin && readBankAnswer(data) === bank.accountID;
}
