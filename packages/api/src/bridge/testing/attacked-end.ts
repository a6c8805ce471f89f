import { bridgeContract, type EventName, type Handlers, type RequestName } from '../all-messages.ts';
import { connectionGuards, type Received } from '../connection-guards.ts';
import { createPeer } from '../create-peer.ts';
import { bridgeName } from '../envelope.ts';
import type { Side } from '../message.ts';
import type { Peer } from '../peer.ts';
import { readingGuards, readMessage, type Sender } from '../read-message.ts';
import { otherEnd } from './two-ends.ts';

/** What the other side of the attacked end quotes, and what the attacked end itself quotes. */
export const nonces = { own: 'o'.repeat(43), other: 't'.repeat(43) };

/** An end to attack. */
export interface AttackedEnd {
  readonly peer: Peer<Side>;
  /** What succeeded: requests handled, events received, answers accepted. */
  readonly effects: string[];
  readonly posted: string[];
  readonly dropped: string[];
  readonly throwAt: (text: unknown, sender?: Sender) => void;
}

/** A message with all that belongs to it, and `changes`. */
export function message(changes: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ bridge: bridgeName, nonce: nonces.own, ...changes });
}

/** An end whose handlers take every request there is, without the guards of some names. */
export function attackedEnd(side: Side, without: readonly string[]): AttackedEnd {
  const effects: string[] = [];
  const posted: string[] = [];
  const dropped: string[] = [];
  const stays = ({ name }: { readonly name: string }) => !without.includes(name);
  const names = Object.entries(bridgeContract);
  const handlers = Object.fromEntries(
    names.map(([name]) => [
      name,
      () => {
        effects.push(`handled ${name}`);
        // Stays open, as a request does that a person has to answer.
        return new Promise<never>(() => undefined);
      },
    ]),
  ) as Handlers<Side>;
  const { peer, receive } = createPeer<Side>({
    side,
    post: (text) => posted.push(text),
    ownNonce: nonces.own,
    otherNonce: nonces.other,
    handlers,
    onDropped: (name) => dropped.push(name),
    guards: connectionGuards.filter(stays),
  });
  for (const [name, { kind }] of names)
    if (kind === 'event') peer.on(name as EventName, () => effects.push(`heard ${name}`));
  const guards = { arrival: readingGuards.arrival.filter(stays), value: readingGuards.value.filter(stays) };
  return {
    peer,
    effects,
    posted,
    dropped,
    throwAt: (text, sender = otherEnd) => {
      const reading = readMessage({ text, sender }, { origins: [otherEnd.origin] }, guards);
      if ('droppedFor' in reading) dropped.push(reading.droppedFor);
      else receive(reading as Received);
    },
  };
}

/** Asks, and counts an answer that is believed among the effects. */
export function askAt({ peer, effects }: AttackedEnd, name: RequestName): void {
  peer.ask(name, {} as never).then(
    () => effects.push(`believed ${name}`),
    ({ reason }) => effects.push(`refused ${reason}`),
  );
}
