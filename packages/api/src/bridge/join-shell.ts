import { bridgeVersions, type Handlers } from './all-messages.ts';
import { type Channel, newNonce } from './channel.ts';
import { createPeer } from './create-peer.ts';
import { type ShellFacts, written } from './envelope.ts';
import { answerWithinMs } from './limits.ts';
import type { OpenPeer, Peer } from './peer.ts';
import { type Reading, readMessage } from './read-message.ts';

/** A page that is connected to its shell. */
export interface Joined {
  readonly peer: Peer<'page'>;
  readonly shell: ShellFacts;
}

/** What joining takes. */
export interface JoinParts {
  readonly channel: Channel;
  readonly handlers: Handlers<'page'>;
  /** How long the shell has to answer, in ms. Default 10 s. */
  readonly withinMs?: number | undefined;
  /** Called with the reason for which a message was dropped. */
  readonly onDropped?: ((droppedFor: string) => void) | undefined;
}

/** Says hello to the shell. Resolves with null if none answers in time, or only with unknown versions. */
export function joinShell({
  channel,
  handlers,
  withinMs = answerWithinMs,
  onDropped,
}: JoinParts): Promise<Joined | null> {
  const nonce = newNonce();
  return new Promise((resolve) => {
    let joined: OpenPeer<'page'> | undefined;

    const greet = (message: Extract<Reading, { message: unknown }>['message']) => {
      if (message.nonce !== nonce) return onDropped?.('nonce');
      if (message.kind === 'unsupported') return end();
      if (message.kind !== 'welcome') return onDropped?.('kind');
      if (!bridgeVersions.some((version) => version === message.version)) return onDropped?.('version');
      clearTimeout(timer);
      const { reply: otherNonce, shell } = message;
      joined = createPeer({
        side: 'page',
        post: channel.post,
        ownNonce: nonce,
        otherNonce,
        handlers,
        onDropped,
      });
      // The shell only trusts a page that has sent what only the page could read.
      joined.peer.tell('page.joined', {});
      resolve({ peer: joined.peer, shell });
    };

    const stop = channel.listen((arrival) => {
      const reading = readMessage(arrival, channel);
      if ('droppedFor' in reading) return onDropped?.(reading.droppedFor);
      const { message, length } = reading;
      if (message.kind === 'hello' || message.kind === 'welcome' || message.kind === 'unsupported') {
        if (joined) return onDropped?.('kind');
        return greet(message);
      }
      if (!joined) return onDropped?.('kind');
      joined.receive({ message, length });
    });
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve(null);
    };
    const timer = setTimeout(end, withinMs);
    channel.post(written({ kind: 'hello', versions: [...bridgeVersions], nonce }));
  });
}
