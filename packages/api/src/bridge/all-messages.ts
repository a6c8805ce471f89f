import type * as z from 'zod/mini';
import type { EventEntry, OtherSide, RequestEntry, Side } from './message.ts';
import { appearanceMessages } from './messages/appearance.ts';
import { chatMessages } from './messages/chat.ts';
import { hardwareMessages } from './messages/hardware.ts';
import { moneyMessages } from './messages/money.ts';
import { navigationMessages } from './messages/navigation.ts';
import { pushMessages } from './messages/push.ts';
import { sessionMessages } from './messages/session.ts';
import { startMessages } from './messages/start.ts';

/** Supported versions, newest first. A change that an older end would misread gets a new number. */
export const bridgeVersions = [1] as const;

/** Every message by name: who sends it, its payload, and its answer. */
export const bridgeContract = {
  ...startMessages,
  ...navigationMessages,
  ...sessionMessages,
  ...appearanceMessages,
  ...hardwareMessages,
  ...pushMessages,
  ...moneyMessages,
  ...chatMessages,
};

type Contract = typeof bridgeContract;

export type MessageName = keyof Contract;

/** Names of the requests that one side sends. */
export type RequestName<From extends Side = Side> = {
  [Name in MessageName]: Contract[Name] extends RequestEntry<From, infer _P, infer _R> ? Name : never;
}[MessageName];

/** Names of the events that one side sends. */
export type EventName<From extends Side = Side> = {
  [Name in MessageName]: Contract[Name] extends EventEntry<From, infer _D> ? Name : never;
}[MessageName];

export type ParamsOf<Name extends RequestName> = z.infer<Contract[Name]['params']>;
export type ResultOf<Name extends RequestName> = z.infer<Contract[Name]['result']>;
export type DataOf<Name extends EventName> = z.infer<Contract[Name]['data']>;

/** Context of a handler call. */
interface Asking {
  /** Aborted when the other side no longer waits for the answer. */
  readonly signal: AbortSignal;
}

/** Handlers for the other side's requests. Requests without a handler are refused as `missing`. */
export type Handlers<Own extends Side> = {
  readonly [Name in RequestName<OtherSide<Own>>]?: (
    params: ParamsOf<Name>,
    asking: Asking,
  ) => ResultOf<Name> | Promise<ResultOf<Name>>;
};

/** Returns the entry of a name, or null: names come from outside, and objects have inherited properties. */
export function entryOf(name: string): Contract[MessageName] | null {
  return Object.hasOwn(bridgeContract, name) ? bridgeContract[name as MessageName] : null;
}
