import { bridgeVersions, type Handlers } from './all-messages.ts';
import { type Channel, newNonce } from './channel.ts';
import { createPeer, type OpenPeer, type Peer } from './create-peer.ts';
import { type Envelope, type ShellFacts, written } from './envelope.ts';
import { readMessage } from './read-message.ts';

/** What a shell serves its page with. */
export interface ServeParts {
  readonly channel: Channel;
  readonly handlers: Handlers<'shell'>;
  /** What the shell is and can do; asked for at every handshake. */
  readonly shell: () => ShellFacts;
  /** A page has shaken hands. The one before it, if any, has gone. */
  readonly onPage: (page: Peer<'shell'>) => void;
  /** Told what a message was dropped for. */
  readonly onDropped?: ((droppedFor: string) => void) | undefined;
  /** Makes 22 to 64 random characters of base64url. Default: the platform's `crypto`. */
  readonly nonce?: (() => string) | undefined;
}

/**
 * Answers the pages that a view loads, one after the other. A greeting alone changes nothing: any frame of the page can send one. Only
 * a message with the nonce that went to the page itself puts a new page in the place of the one before. Returns the way to stop.
 */
export function servePage({
  channel,
  handlers,
  shell,
  onPage,
  onDropped,
  nonce = newNonce,
}: ServeParts): () => void {
  let current: (OpenPeer<'shell'> & { readonly nonce: string }) | undefined;
  let greeted: typeof current;

  const greet = ({ versions, nonce: otherNonce }: Extract<Envelope, { kind: 'hello' }>) => {
    const version = bridgeVersions.find((known) => versions.includes(known));
    if (version === undefined)
      return channel.post(written({ kind: 'unsupported', versions: [...bridgeVersions], nonce: otherNonce }));
    const ownNonce = nonce();
    const { post } = channel;
    greeted = {
      ...createPeer({ side: 'shell', post, ownNonce, otherNonce, handlers, onDropped }),
      nonce: ownNonce,
    };
    post(written({ kind: 'welcome', version, nonce: otherNonce, reply: ownNonce, shell: shell() }));
  };

  const stop = channel.listen((arrival) => {
    const reading = readMessage(arrival, channel);
    if ('droppedFor' in reading) return onDropped?.(reading.droppedFor);
    const { message, length } = reading;
    if (message.kind === 'hello') return greet(message);
    if (message.kind === 'welcome' || message.kind === 'unsupported') return onDropped?.('kind');
    if (greeted && message.nonce === greeted.nonce) {
      current?.peer.close();
      current = greeted;
      greeted = undefined;
      onPage(current.peer);
    }
    if (!current) return onDropped?.('nonce');
    current.receive({ message, length });
  });
  return () => {
    stop();
    current?.peer.close();
  };
}
