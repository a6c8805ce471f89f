import {
  bridgeContract,
  type EventName,
  type Handlers,
  type MessageName,
  type RequestName,
  type ResultOf,
} from './all-messages.ts';
import { type ConnectionState, connectionGuards, type Received, type Spoken } from './connection-guards.ts';
import { type RefusalReason, written } from './envelope.ts';
import type { Side } from './message.ts';
import type { OpenPeer, Peer, PeerParts } from './peer.ts';
import { BridgeRefusal } from './refusal.ts';

/** What the other side is told about a rejected request. A replayed one gets no answer. */
const told: Readonly<Record<string, RefusalReason>> = {
  rate: 'busy',
  name: 'missing',
  open: 'busy',
  length: 'invalid',
  payload: 'invalid',
};

interface Waiting {
  readonly name: MessageName;
  readonly settle: (outcome: { readonly result: unknown } | BridgeRefusal) => void;
}

/** Creates a peer whose two nonces are known. */
export function createPeer<Own extends Side>({
  side,
  post,
  ownNonce,
  otherNonce,
  handlers,
  onDropped,
  guards = connectionGuards,
}: PeerParts<Own>): OpenPeer<Own> {
  const waiting = new Map<number, Waiting>();
  const open = new Map<number, AbortController>();
  const listeners = new Map<string, Set<(data: never) => void>>();
  let arrivals: readonly number[] = [];
  let nextId = 1;
  let lastId = 0;
  let isClosed = false;

  const refuse = (id: number, reason: RefusalReason, detail?: string) =>
    post(
      written({
        kind: 'refusal',
        nonce: otherNonce,
        id,
        reason,
        ...(detail && { detail: detail.slice(0, 300) }),
      }),
    );

  const handle = async ({ id, name, params }: Extract<Spoken, { kind: 'request' }>) => {
    const controller = new AbortController();
    open.set(id, controller);
    const entry = bridgeContract[name as RequestName];
    const handler = Object.hasOwn(handlers, name) ? handlers[name as keyof Handlers<Own>] : undefined;
    try {
      if (!handler) throw new BridgeRefusal('missing');
      const known = entry.params.parse(params) as never;
      const result = await handler(known, { signal: controller.signal });
      if (!isClosed && !controller.signal.aborted)
        post(written({ kind: 'answer', nonce: otherNonce, id, result: result ?? {} }));
    } catch (error) {
      if (isClosed || controller.signal.aborted) return;
      if (error instanceof BridgeRefusal) refuse(id, error.reason, error.message);
      // The error itself belongs in this side's logs.
      else refuse(id, 'failed');
    } finally {
      open.delete(id);
    }
  };

  const dispatch = (message: Spoken) => {
    switch (message.kind) {
      case 'request':
        lastId = message.id;
        void handle(message);
        return;
      case 'event': {
        const entry = bridgeContract[message.name as EventName];
        const data = entry.data.parse(message.data) as never;
        for (const listener of listeners.get(message.name) ?? []) listener(data);
        return;
      }
      case 'cancel':
        open.get(message.id)?.abort();
        return;
      case 'answer':
        waiting.get(message.id)?.settle({ result: message.result });
        return;
      case 'refusal':
        waiting.get(message.id)?.settle(new BridgeRefusal(message.reason, message.detail));
    }
  };

  const receive = (received: Received) => {
    if (isClosed) return;
    const { message } = received;
    const now = Date.now();
    arrivals = [...arrivals.filter((at) => now - at < 1_000), now];
    const state: ConnectionState = { side, nonce: ownNonce, lastId, open, waiting, recent: arrivals.length };
    const stopped = guards.find(({ lets }) => !lets(received, state));
    if (!stopped) return dispatch(message);
    onDropped?.(stopped.name);
    const reason = told[stopped.name];
    if (message.kind === 'request' && reason) {
      lastId = Math.max(lastId, message.id);
      refuse(message.id, reason);
    }
    // An invalid answer ends the request: there won't be a better one.
    if (message.kind === 'answer' && reason)
      waiting.get(message.id)?.settle(new BridgeRefusal('failed', reason));
  };

  const ask: Peer<Own>['ask'] = (name, params, { signal, withinMs } = {}) =>
    new Promise((resolve, reject) => {
      const { result: schema, withinMs: usual, maxLength } = bridgeContract[name];
      if (isClosed) return reject(new BridgeRefusal('ended'));
      if (signal?.aborted) return reject(new BridgeRefusal('cancelled'));
      const id = nextId;
      nextId += 1;
      const text = written({ kind: 'request', nonce: otherNonce, id, name, params });
      if (text.length > maxLength) return reject(new BridgeRefusal('invalid', 'The message is too long.'));
      const giveUp = (reason: RefusalReason) => {
        post(written({ kind: 'cancel', nonce: otherNonce, id }));
        waiting.get(id)?.settle(new BridgeRefusal(reason));
      };
      const cancel = () => giveUp('cancelled');
      const timer = setTimeout(() => giveUp('timedOut'), withinMs ?? usual);
      signal?.addEventListener('abort', cancel, { once: true });
      waiting.set(id, {
        name,
        settle: (outcome) => {
          waiting.delete(id);
          clearTimeout(timer);
          signal?.removeEventListener('abort', cancel);
          if (outcome instanceof BridgeRefusal) reject(outcome);
          else resolve(schema.parse(outcome.result) as ResultOf<typeof name>);
        },
      });
      post(text);
    });

  const peer: Peer<Own> = {
    ask,
    tell: (name, data) => {
      if (!isClosed) post(written({ kind: 'event', nonce: otherNonce, name, data }));
    },
    on: (name, listener) => {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => known.delete(listener);
    },
    close: () => {
      isClosed = true;
      for (const controller of open.values()) controller.abort();
      for (const { settle } of waiting.values()) settle(new BridgeRefusal('ended'));
    },
  };
  return { peer, receive };
}
