import { type Handlers, type Peer, type ShellFacts, servePage } from '@dayfare/api/bridge';
import { parseUrl } from '@dayfare/domain/access';
import type { View } from './device.ts';

/** What talking to the pages of a view takes. */
export interface ConversationParts {
  readonly view: Pick<View, 'run'>;
  readonly origin: string;
  readonly handlers: Handlers<'shell'>;
  readonly facts: () => ShellFacts;
  readonly nonce: () => string;
  readonly onPage: (page: Peer<'shell'>) => void;
  readonly onDropped?: ((droppedFor: string) => void) | undefined;
}

/** The shell's end of the bridge. */
export interface Conversation {
  /** What the view was sent, and the address of the frame that sent it. */
  readonly heard: (text: string, from: string) => void;
  readonly stop: () => void;
}

/** The script that hands a text to the page. It is a literal of the language, which JSON is. */
export const handingOver = (text: string): string =>
  `window.dayfareBridge?.receive(${JSON.stringify(text)});true;`;

/** Opens the bridge to the pages of a view. What is sent goes into the main frame, so that no other frame can read it. */
export function converse({
  view,
  origin,
  handlers,
  facts,
  nonce,
  onPage,
  onDropped,
}: ConversationParts): Conversation {
  let receive: (text: string, from: string) => void = () => undefined;
  const stop = servePage({
    channel: {
      origins: [origin],
      post: (text) => view.run(handingOver(text)),
      listen: (listener) => {
        receive = (text, from) =>
          listener({ text, sender: { origin: parseUrl(from)?.origin ?? 'null', isOtherEnd: true } });
        return () => {
          receive = () => undefined;
        };
      },
    },
    handlers,
    shell: facts,
    nonce,
    onPage,
    onDropped,
  });
  return { heard: (text, from) => receive(text, from), stop };
}
