import type { EpochMs } from '../../money/index.ts';

/** Most events of a batch, and how many queued ones send it off at once. */
export const batchSize = 10;

/** Longest that an event waits for its batch, and that kept batches wait for another try. */
export const flushMs = 30_000;

/** Wait before a failed batch is sent again. */
export const retryMs = 2_000;

/** How often a failed batch is sent again before it is kept. */
export const mostRetries = 5;

/** Most batches that are kept; beyond them the oldest goes, so that a collector that is gone can't fill the storage. */
export const mostKept = 50;

/** Events that travel together. The request id stays through every try, so that the collector can tell a repeat. */
export interface Batch<Event> {
  readonly requestId: string;
  readonly events: readonly Event[];
}

/** A batch that has not arrived yet. */
interface OutstandingBatch<Event> extends Batch<Event> {
  readonly failures: number;
  /** Null while it is on its way. */
  readonly retryAt: EpochMs | null;
}

/** All events between their record and their arrival. */
export interface BatchState<Event> {
  /** What every request id of this run begins with. */
  readonly run: string;
  /** Batches made in this run. */
  readonly made: number;
  readonly queue: readonly Event[];
  /** When the queue is sent at the latest; null while it is empty. */
  readonly flushAt: EpochMs | null;
  readonly outstanding: readonly OutstandingBatch<Event>[];
  /** Batches that failed for good, oldest first; those of earlier runs too. */
  readonly kept: readonly Batch<Event>[];
  /** Request id of the kept batch that is on its way again. */
  readonly resending: string | null;
  /** When a kept batch is tried again. */
  readonly resendAt: EpochMs | null;
}

/** What can happen to the batches. */
export type BatchInput<Event> =
  | { readonly type: 'recorded'; readonly event: Event; readonly at: EpochMs }
  /** Time has passed; due at `nextWake`. */
  | { readonly type: 'tick'; readonly at: EpochMs }
  | { readonly type: 'arrived'; readonly requestId: string }
  | { readonly type: 'failed'; readonly requestId: string; readonly at: EpochMs }
  /** The network is back. */
  | { readonly type: 'online'; readonly at: EpochMs }
  /** The page is about to go, and may not come back. */
  | { readonly type: 'closing'; readonly at: EpochMs };

/** What the caller has to do. */
export type BatchEffect<Event> =
  | { readonly type: 'send'; readonly batch: Batch<Event> }
  /** Store it under its request id. */
  | { readonly type: 'keep'; readonly batch: Batch<Event> }
  /** Remove it from the store. */
  | { readonly type: 'forget'; readonly requestId: string };

/** A state, and what the step to it asks for, in order. */
export interface BatchStep<Event> {
  readonly state: BatchState<Event>;
  readonly effects: readonly BatchEffect<Event>[];
}
