import { bridgeContract, entryOf, type MessageName } from './all-messages.ts';
import type { Envelope } from './envelope.ts';
import { messagesPerSecond, openRequests } from './limits.ts';
import type { Side } from './message.ts';
import type { Guard } from './read-message.ts';

/** A message of the conversation, after the handshake. */
export type Spoken = Extract<Envelope, { kind: 'request' | 'answer' | 'refusal' | 'cancel' | 'event' }>;

/** A message and how long its text was. */
export interface Received {
  readonly message: Spoken;
  readonly length: number;
}

/** What a connection knows when a message arrives. */
export interface ConnectionState {
  /** The side that the message has arrived at. */
  readonly side: Side;
  /** What the other side was told to put into its messages. */
  readonly nonce: string;
  /** The last id of a request of the other side. */
  readonly lastId: number;
  /** Ids of its requests that are not answered yet. */
  readonly open: ReadonlyMap<number, unknown>;
  /** Own requests that wait for an answer. */
  readonly waiting: ReadonlyMap<number, { readonly name: MessageName }>;
  /** Messages of the other side within the last second. */
  readonly recent: number;
}

/** The entry that a message is about, or null. */
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

/** What is checked of every message of a connection, in this order. */
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
