import type { EpochMs } from '../../money/index.ts';

/** Maximum number of events in a batch; that many queued events are sent at once. */
export const batchSize = 10;

/** How long an event waits for its batch, and a kept batch for its next attempt, at most. */
export const flushMs = 30_000;

/** Delay before a failed batch is sent again. */
export const retryMs = 2_000;

/** How often a failed batch is sent again before it is kept. */
export const mostRetries = 5;

/** Maximum number of kept batches; then the oldest is dropped, so that a missing collector can't fill the storage. */
export const mostKept = 50;

/** Events sent together. The request id is the same on every attempt, so the collector can detect repeats. */
export interface Batch<Event> {
  readonly requestId: string;
  readonly events: readonly Event[];
}

/** A batch that has not arrived yet. */
interface OutstandingBatch<Event> extends Batch<Event> {
  readonly failures: number;
  /** Null while it is being sent. */
  readonly retryAt: EpochMs | null;
}

/** All events that have been recorded but have not arrived. */
export interface BatchState<Event> {
  /** Prefix of all request ids of this run. */
  readonly run: string;
  /** Number of batches created in this run. */
  readonly made: number;
  readonly queue: readonly Event[];
  /** When the queue is sent at the latest; null while it is empty. */
  readonly flushAt: EpochMs | null;
  readonly outstanding: readonly OutstandingBatch<Event>[];
  /** Batches that finally failed, oldest first, including those of earlier runs. */
  readonly kept: readonly Batch<Event>[];
  /** Request id of the kept batch that is being sent again. */
  readonly resending: string | null;
  /** When a kept batch is tried again. */
  readonly resendAt: EpochMs | null;
}

/** Events that can happen to the batches. */
export type BatchInput<Event> =
  | { readonly type: 'recorded'; readonly event: Event; readonly at: EpochMs }
  /** Time has passed; due at `nextWake`. */
  | { readonly type: 'tick'; readonly at: EpochMs }
  | { readonly type: 'arrived'; readonly requestId: string }
  | { readonly type: 'failed'; readonly requestId: string; readonly at: EpochMs }
  /** The network is available again. */
  | { readonly type: 'online'; readonly at: EpochMs }
  /** The page is closing and may not come back. */
  | { readonly type: 'closing'; readonly at: EpochMs };

/** What the caller has to do. */
export type BatchEffect<Event> =
  | { readonly type: 'send'; readonly batch: Batch<Event> }
  /** Store it under its request id. */
  | { readonly type: 'keep'; readonly batch: Batch<Event> }
  /** Remove it from the store. */
  | { readonly type: 'forget'; readonly requestId: string };

/** A state, and the effects of the step to it, in order. */
export interface BatchStep<Event> {
  readonly state: BatchState<Event>;
  readonly effects: readonly BatchEffect<Event>[];
}
