import type { DataOf, EventName, Handlers, ParamsOf, RequestName, ResultOf } from './all-messages.ts';
import type { connectionGuards, Received } from './connection-guards.ts';
import type { OtherSide, Side } from './message.ts';

/** Options of a request. */
export interface AskOptions {
  /** Cancels the request when aborted. */
  readonly signal?: AbortSignal | undefined;
  /** How long to wait for the answer, in ms. Default: set by the contract. */
  readonly withinMs?: number | undefined;
}

/** One end of a connection. */
export interface Peer<Own extends Side> {
  /** Sends a request. Only ever rejects with a BridgeRefusal. */
  readonly ask: <Name extends RequestName<Own>>(
    name: Name,
    params: ParamsOf<Name>,
    options?: AskOptions,
  ) => Promise<ResultOf<Name>>;
  readonly tell: <Name extends EventName<Own>>(name: Name, data: DataOf<Name>) => void;
  /** Calls `listener` with every event of this name. Returns a function that stops it. */
  readonly on: <Name extends EventName<OtherSide<Own>>>(
    name: Name,
    listener: (data: DataOf<Name>) => void,
  ) => () => void;
  /** Closes the connection: pending requests are refused as `ended`, on both sides. */
  readonly close: () => void;
}

/** A peer, and the function that receives its messages. */
export interface OpenPeer<Own extends Side> {
  readonly peer: Peer<Own>;
  readonly receive: (received: Received) => void;
}

/** What a peer is created from. */
export interface PeerParts<Own extends Side> {
  readonly side: Own;
  readonly post: (text: string) => void;
  /** The nonce that the other side must send. */
  readonly ownNonce: string;
  /** The nonce that this side sends. */
  readonly otherNonce: string;
  readonly handlers: Handlers<Own>;
  /** Called with the reason for which a message was dropped. */
  readonly onDropped?: ((droppedFor: string) => void) | undefined;
  /** Checks of every message. Default: all. */
  readonly guards?: typeof connectionGuards | undefined;
}
