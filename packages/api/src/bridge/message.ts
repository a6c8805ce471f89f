import type * as z from 'zod/mini';
import type { Capability } from './capabilities.ts';
import { answerWithinMs, longestPlainMessage } from './limits.ts';

/** The two ends of the bridge: the web app, and the native app or page around it. */
export type Side = 'page' | 'shell';

export type OtherSide<Own extends Side> = Own extends 'page' ? 'shell' : 'page';

interface Options {
  /** The capability that the message requires. Default: none. */
  readonly needs?: Capability;
  /** How long to wait for an answer, in ms. Default 10 s. */
  readonly withinMs?: number;
  /** Maximum characters of the message or answer. Default 64,000. */
  readonly maxLength?: number;
}

/** A message with an answer. */
export interface RequestEntry<From extends Side, Params extends z.ZodMiniType, Result extends z.ZodMiniType> {
  readonly kind: 'request';
  readonly from: From;
  readonly params: Params;
  readonly result: Result;
  readonly needs: Capability | null;
  readonly withinMs: number;
  readonly maxLength: number;
}

/** A message without an answer. */
export interface EventEntry<From extends Side, Data extends z.ZodMiniType> {
  readonly kind: 'event';
  readonly from: From;
  readonly data: Data;
  readonly needs: Capability | null;
  readonly maxLength: number;
}

/** Declares a request. */
export function request<const From extends Side, Params extends z.ZodMiniType, Result extends z.ZodMiniType>(
  from: From,
  { params, result }: { readonly params: Params; readonly result: Result },
  { needs, withinMs = answerWithinMs, maxLength = longestPlainMessage }: Options = {},
): RequestEntry<From, Params, Result> {
  return { kind: 'request', from, params, result, needs: needs ?? null, withinMs, maxLength };
}

/** Declares an event. */
export function event<const From extends Side, Data extends z.ZodMiniType>(
  from: From,
  data: Data,
  { needs, maxLength = longestPlainMessage }: Omit<Options, 'withinMs'> = {},
): EventEntry<From, Data> {
  return { kind: 'event', from, data, needs: needs ?? null, maxLength };
}
