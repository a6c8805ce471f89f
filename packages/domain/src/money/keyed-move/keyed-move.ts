import { type PendingRequest, type PendingRequestEvent, settlePending } from './pending-request.ts';

interface Keyed<Sent> {
  /** Idempotency key: one per intent, kept across retries and reloads, never reused for something else. */
  readonly key: string;
  readonly sent: Sent;
}

/** A move of money that needs no preview: what is sent, and what came of it. */
export type MoveState<Sent, Receipt> =
  | { readonly step: 'ready' }
  | (Keyed<Sent> & PendingRequest)
  | (Keyed<Sent> & { readonly step: 'notSent' })
  | (Keyed<Sent> & { readonly step: 'done'; readonly receipt: Receipt })
  | (Keyed<Sent> & { readonly step: 'refused'; readonly reason: string });

/** Events of a move. */
export type MoveEvent<Sent, Receipt> =
  /** The request goes out. */
  { readonly type: 'sent'; readonly key: string; readonly sent: Sent } | PendingRequestEvent<Receipt>;

/** Whether a move has been sent and its result is unknown. */
export function isMoveInFlight<Sent, Receipt>(
  state: MoveState<Sent, Receipt>,
): state is Keyed<Sent> & PendingRequest {
  return state.step === 'sending' || state.step === 'unknown';
}

/** Returns the state after an event. An event that the step doesn't accept returns the same state. */
export function keyedMove<Sent, Receipt>(
  state: MoveState<Sent, Receipt>,
  event: MoveEvent<Sent, Receipt>,
): MoveState<Sent, Receipt> {
  if (isMoveInFlight(state)) {
    if (event.type === 'sent') return state;
    const { key, sent } = state;
    const landing = settlePending(state, key, event);
    return landing === state ? state : { key, sent, ...landing };
  }
  if (event.type !== 'sent' || event.key === '') return state;
  // A key that has ended stands for its end: another intent needs another key.
  const hasEnded = state.step === 'done' || state.step === 'refused';
  if (hasEnded && event.key === state.key) return state;
  return { key: event.key, sent: event.sent, step: 'sending', attempts: 1 };
}
