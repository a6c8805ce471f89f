/**
 * What the server says of a key if that ends nothing: a request with the key has arrived but has no result yet, or none has arrived. In
 * both cases one may still be on its way.
 */
export type MoveSighting = 'inProgress' | 'neverSeen';

/** What the server says of a key. Only `done`, `refused` and `closed` end the move. */
export type MoveAnswer<Receipt> =
  | { readonly status: 'done'; readonly receipt: Receipt }
  | { readonly status: 'refused'; readonly reason: string }
  /** Nothing was carried out under the key, and nothing will be. */
  | { readonly status: 'closed' }
  | { readonly status: MoveSighting };

/** A move of money between the first request and the end of its key. */
export type PendingRequest =
  | {
      readonly step: 'sending';
      /** How often the request has been sent, starting at 1. */
      readonly attempts: number;
    }
  | {
      readonly step: 'unknown';
      readonly attempts: number;
      /** What the server last said about the key if that ends nothing; null before it has said anything. */
      readonly sighting: MoveSighting | null;
    };

/** What can happen to a move that has been sent. */
export type PendingRequestEvent<Receipt> =
  /** The request was certainly not carried out: no connection, or the session had ended. */
  | { readonly type: 'not-sent' }
  | { readonly type: 'succeeded'; readonly receipt: Receipt }
  /** The money service refused. On a second attempt this says nothing about the first, which may have moved the money. */
  | { readonly type: 'refused'; readonly reason: string }
  /** No response: the money may or may not have moved. */
  | { readonly type: 'lost' }
  /** Send again, with the same key. */
  | { readonly type: 'retry'; readonly key: string }
  /** The server reported what it knows about this key. */
  | { readonly type: 'answered'; readonly key: string; readonly answer: MoveAnswer<Receipt> };

/** Where an event leaves a move that has been sent. */
export type Landing<Receipt> =
  | PendingRequest
  /** Certainly not carried out: the same may be sent with the same key. */
  | { readonly step: 'notSent' }
  | { readonly step: 'done'; readonly receipt: Receipt }
  | { readonly step: 'refused'; readonly reason: string };

/** Reason of a refusal if the person chose not to send it. */
export const closedReason = 'TransferClosed';

function answered<Receipt>(pending: PendingRequest, answer: MoveAnswer<Receipt>): Landing<Receipt> {
  switch (answer.status) {
    case 'done':
      return { step: 'done', receipt: answer.receipt };
    case 'refused':
      return { step: 'refused', reason: answer.reason };
    case 'closed':
      return { step: 'refused', reason: closedReason };
    default:
      return { step: 'unknown', attempts: pending.attempts, sighting: answer.status };
  }
}

/**
 * Returns where an event leaves a move that has been sent with a key; the same pending request if its step doesn't accept the event. After a lost
 * response only an answer about that key ends it.
 */
export function settlePending<Receipt>(
  pending: PendingRequest,
  key: string,
  event: PendingRequestEvent<Receipt>,
): Landing<Receipt> {
  const { attempts } = pending;
  const unknown = { step: 'unknown', attempts, sighting: null } as const;
  if (pending.step === 'unknown') {
    if (event.type === 'retry' && event.key === key) return { step: 'sending', attempts: attempts + 1 };
    return event.type === 'answered' && event.key === key ? answered(pending, event.answer) : pending;
  }
  switch (event.type) {
    case 'succeeded':
      return { step: 'done', receipt: event.receipt };
    // On a second attempt, neither says anything about the first, which may have moved the money.
    case 'refused':
      return attempts === 1 ? { step: 'refused', reason: event.reason } : unknown;
    case 'not-sent':
      return attempts === 1 ? { step: 'notSent' } : unknown;
    case 'lost':
      return unknown;
    default:
      return pending;
  }
}
