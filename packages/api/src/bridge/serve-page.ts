import { bridgeVersions, type Handlers } from './all-messages.ts';
import { type Channel, newNonce } from './channel.ts';
import { createPeer } from './create-peer.ts';
import { type Envelope, type ShellFacts, written } from './envelope.ts';
import type { OpenPeer, Peer } from './peer.ts';
import { readMessage } from './read-message.ts';

/** What a shell serves its page with. */
export interface ServeParts {
  readonly channel: Channel;
  readonly handlers: Handlers<'shell'>;
  /** The shell's facts; read at every handshake. */
  readonly shell: () => ShellFacts;
  /** Called when a page has connected. The previous one, if any, is closed. */
  readonly onPage: (page: Peer<'shell'>) => void;
  /** Called with the reason for which a message was dropped. */
  readonly onDropped?: ((droppedFor: string) => void) | undefined;
  /** Creates 22 to 64 random characters of base64url. Default: the platform's `crypto`. */
  readonly nonce?: (() => string) | undefined;
}

/**
 * Serves the pages that a view loads, one after another. A greeting alone changes nothing: any frame of the page can send one. Only a
 * message with the nonce sent to the page itself replaces the previous page. Returns a function that stops it.
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
