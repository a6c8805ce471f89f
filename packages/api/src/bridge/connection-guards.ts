import { bridgeContract, entryOf, type MessageName } from './all-messages.ts';
import type { Envelope } from './envelope.ts';
import { messagesPerSecond, openRequests } from './limits.ts';
import type { Side } from './message.ts';
import type { Guard } from './read-message.ts';

/** A message after the handshake. */
export type Spoken = Extract<Envelope, { kind: 'request' | 'answer' | 'refusal' | 'cancel' | 'event' }>;

/** A message and the length of its text. */
export interface Received {
  readonly message: Spoken;
  readonly length: number;
}

/** What a connection knows when a message arrives. */
export interface ConnectionState {
  /** The receiving side. */
  readonly side: Side;
  /** The nonce that the other side must send. */
  readonly nonce: string;
  /** Id of the other side's last request. */
  readonly lastId: number;
  /** Ids of its pending requests. */
  readonly open: ReadonlyMap<number, unknown>;
  /** Own requests waiting for an answer. */
  readonly waiting: ReadonlyMap<number, { readonly name: MessageName }>;
  /** Messages from the other side within the last second. */
  readonly recent: number;
}

/** The entry of a message, or null. */
function entryFor({ message }: Received, { waiting }: ConnectionState) {
  if (message.kind === 'request' || message.kind === 'event') return entryOf(message.name);
  const asked = message.kind === 'answer' || message.kind === 'refusal' ? waiting.get(message.id) : undefined;
  return asked ? bridgeContract[asked.name] : null;
}

function fits(received: Received, state: ConnectionState): boolean {
  const { message } = received;
  const entry = entryFor(received, state);
  if (message.kind === 'request')
    return entry?.kind === 'request' && entry.params.safeParse(message.params).success;
  if (message.kind === 'event') return entry?.kind === 'event' && entry.data.safeParse(message.data).success;
  if (message.kind === 'answer')
    return entry?.kind === 'request' && entry.result.safeParse(message.result).success;
  return true;
}

/** Checks of every message, in this order. */
export const connectionGuards: readonly Guard<Received, ConnectionState>[] = [
  { name: 'nonce', lets: ({ message }, { nonce }) => message.nonce === nonce },
  { name: 'rate', lets: (_, { recent }) => recent <= messagesPerSecond },
  {
    name: 'name',
    lets: ({ message }, { side }) => {
      if (message.kind !== 'request' && message.kind !== 'event') return true;
      const entry = entryOf(message.name);
      return entry?.kind === message.kind && entry.from !== side;
    },
  },
  {
    name: 'expected',
    lets: ({ message }, { waiting }) =>
      (message.kind !== 'answer' && message.kind !== 'refusal') || waiting.has(message.id),
  },
  { name: 'replay', lets: ({ message }, { lastId }) => message.kind !== 'request' || message.id > lastId },
  { name: 'open', lets: ({ message }, { open }) => message.kind !== 'request' || open.size < openRequests },
  {
    name: 'length',
    lets: (received, state) => received.length <= (entryFor(received, state)?.maxLength ?? received.length),
  },
  { name: 'payload', lets: fits },
];
