import { type EpochMs, epochMs } from '../../money/index.ts';
import {
  type Batch,
  type BatchEffect,
  type BatchInput,
  type BatchState,
  type BatchStep,
  batchSize,
  flushMs,
  mostKept,
  mostRetries,
  retryMs,
} from './batch-state.ts';

/** How a run starts. */
export interface BatchStart<Event> {
  /** Created by the caller, and different from every earlier run. */
  readonly run: string;
  /** Batches kept by earlier runs, oldest first. */
  readonly kept?: readonly Batch<Event>[] | undefined;
  readonly at: EpochMs;
}

/** A run without events. Kept batches of earlier runs are due at once. Throws RangeError if the run has no name. */
export function startBatching<Event>({ run, kept = [], at }: BatchStart<Event>): BatchState<Event> {
  if (run === '')
    throw new RangeError('A run of batches needs a name, or its request ids repeat those of another.');
  return {
    run,
    made: 0,
    queue: [],
    flushAt: null,
    outstanding: [],
    kept,
    resending: null,
    resendAt: kept.length > 0 ? at : null,
  };
}

const later = (at: EpochMs, milliseconds: number) => epochMs(at + milliseconds);

const bare = <Event>({ requestId, events }: Batch<Event>): Batch<Event> => ({ requestId, events });

const isDue = (due: EpochMs | null, at: EpochMs) => due !== null && due <= at;

function takeQueue<Event>(state: BatchState<Event>): [BatchState<Event>, Batch<Event>] {
  const made = state.made + 1;
  const batch = { requestId: `${state.run}-${made}`, events: state.queue };
  return [{ ...state, made, queue: [], flushAt: null }, batch];
}

function flush<Event>(state: BatchState<Event>): BatchStep<Event> {
  const [next, batch] = takeQueue(state);
  const outstanding = [...next.outstanding, { ...batch, failures: 0, retryAt: null }];
  return { state: { ...next, outstanding }, effects: [{ type: 'send', batch }] };
}

/** Sends the oldest kept batch. If it arrives, the others follow one by one. */
function resend<Event>(state: BatchState<Event>): BatchStep<Event> {
  const [oldest] = state.kept;
  if (!oldest || state.resending !== null) return { state, effects: [] };
  return {
    state: { ...state, resending: oldest.requestId, resendAt: null },
    effects: [{ type: 'send', batch: oldest }],
  };
}

function keep<Event>(
  state: BatchState<Event>,
  batches: readonly Batch<Event>[],
  at: EpochMs,
): BatchStep<Event> {
  if (batches.length === 0) return { state, effects: [] };
  const all = [...state.kept, ...batches];
  const kept = all.slice(-mostKept);
  const lost = all.slice(0, -mostKept).map(({ requestId }) => requestId);
  const resending = lost.some((id) => id === state.resending) ? null : state.resending;
  return {
    state: { ...state, kept, resending, resendAt: state.resendAt ?? later(at, flushMs) },
    effects: [
      ...batches.map((batch): BatchEffect<Event> => ({ type: 'keep', batch })),
      ...lost.map((requestId): BatchEffect<Event> => ({ type: 'forget', requestId })),
    ],
  };
}

function record<Event>(state: BatchState<Event>, event: Event, at: EpochMs): BatchStep<Event> {
  const queue = [...state.queue, event];
  const next = { ...state, queue, flushAt: state.flushAt ?? later(at, flushMs) };
  return queue.length >= batchSize ? flush(next) : { state: next, effects: [] };
}

function tick<Event>(state: BatchState<Event>, at: EpochMs): BatchStep<Event> {
  const retried = state.outstanding.filter(({ retryAt }) => isDue(retryAt, at));
  const outstanding = state.outstanding.map((batch) =>
    retried.includes(batch) ? { ...batch, retryAt: null } : batch,
  );
  const waited = { ...state, outstanding };
  const flushed = isDue(state.flushAt, at) ? flush(waited) : { state: waited, effects: [] };
  const resent = isDue(state.resendAt, at) ? resend(flushed.state) : { state: flushed.state, effects: [] };
  const retries = retried.map((batch): BatchEffect<Event> => ({ type: 'send', batch: bare(batch) }));
  return { state: resent.state, effects: [...retries, ...flushed.effects, ...resent.effects] };
}

function arrive<Event>(state: BatchState<Event>, requestId: string): BatchStep<Event> {
  const others = (batch: Batch<Event>) => batch.requestId !== requestId;
  const outstanding = state.outstanding.filter(others);
  const kept = state.kept.filter(others);
  const wasKept = kept.length < state.kept.length;
  if (!wasKept && outstanding.length === state.outstanding.length) return { state, effects: [] };

  const resending = state.resending === requestId ? null : state.resending;
  const resendAt = kept.length > 0 ? state.resendAt : null;
  // Any success shows that the collector is reachable.
  const next = resend({ ...state, outstanding, kept, resending, resendAt });
  return wasKept ? { ...next, effects: [{ type: 'forget', requestId }, ...next.effects] } : next;
}

function fail<Event>(state: BatchState<Event>, requestId: string, at: EpochMs): BatchStep<Event> {
  if (state.resending === requestId) {
    return { state: { ...state, resending: null, resendAt: later(at, flushMs) }, effects: [] };
  }
  const batch = state.outstanding.find((other) => other.requestId === requestId);
  // A failure reported twice counts once.
  if (batch?.retryAt !== null) return { state, effects: [] };
  if (batch.failures >= mostRetries) {
    const outstanding = state.outstanding.filter((other) => other !== batch);
    return keep({ ...state, outstanding }, [bare(batch)], at);
  }
  const waiting = { ...batch, failures: batch.failures + 1, retryAt: later(at, retryMs) };
  const outstanding = state.outstanding.map((other) => (other === batch ? waiting : other));
  return { state: { ...state, outstanding }, effects: [] };
}

/** Keeps everything that hasn't arrived. A batch being sent may arrive anyway: the collector recognises its request id. */
function close<Event>(state: BatchState<Event>, at: EpochMs): BatchStep<Event> {
  const [next, batch] = takeQueue(state);
  const rest = { ...(batch.events.length > 0 ? next : state), outstanding: [] };
  const queued = batch.events.length > 0 ? [batch] : [];
  return keep(rest, [...state.outstanding.map(bare), ...queued], at);
}

/** Returns the state after an input, and what the caller has to do. Inputs about unknown batches change nothing. */
export function stepBatches<Event>(state: BatchState<Event>, input: BatchInput<Event>): BatchStep<Event> {
  switch (input.type) {
    case 'recorded':
      return record(state, input.event, input.at);
    case 'tick':
      return tick(state, input.at);
    case 'arrived':
      return arrive(state, input.requestId);
    case 'failed':
      return fail(state, input.requestId, input.at);
    case 'online':
      return resend(state);
    case 'closing':
      return close(state, input.at);
  }
}

/** Returns when the next tick is due; null if there is nothing to wait for. */
export function nextWake<Event>(state: BatchState<Event>): EpochMs | null {
  const times = [state.flushAt, state.resendAt, ...state.outstanding.map(({ retryAt }) => retryAt)];
  const due = times.filter((time) => time !== null);
  return due.length > 0 ? epochMs(Math.min(...due)) : null;
}
