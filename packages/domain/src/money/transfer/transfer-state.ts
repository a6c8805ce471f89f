import type { MinorUnits } from '../amount.ts';
import type { EpochMs } from '../calendar/iso-date.ts';
import type { TransferSpeed } from '../enums/transfer-speed.ts';

/** What someone is asking for. */
export interface TransferDraft {
  /** Zero until one is typed. */
  readonly amount: MinorUnits;
  /** Null until a destination is chosen. */
  readonly instrumentId: number | null;
  readonly speed: TransferSpeed;
}

/** A draft that names a destination, so that it can be previewed. */
export interface CompleteDraft extends TransferDraft {
  readonly instrumentId: number;
}

/** What the server says that a draft would cost and bring. */
export interface TransferQuote {
  readonly fee: MinorUnits;
  /** Taken from the accessible balance. */
  readonly totalDebit: MinorUnits;
  /** Arrives at the destination. */
  readonly received: MinorUnits;
  readonly arrivesAt: EpochMs;
}

/** What remains of a transfer that was made. */
export interface TransferReceipt {
  readonly transactionId: string;
  readonly arrivesAt: EpochMs;
}

interface Keyed {
  /** Idempotency key: one per intent, kept over retries and reloads, never used for another amount. */
  readonly key: string;
}

interface Quoted extends Keyed {
  readonly draft: CompleteDraft;
  readonly quote: TransferQuote;
}

interface Attempted extends Quoted {
  /** How often the request has been sent, from 1. */
  readonly attempts: number;
}

/** A transfer on its way from the first digit to the receipt. */
export type TransferState =
  | ({ readonly step: 'editing'; readonly draft: TransferDraft } & Keyed)
  | ({ readonly step: 'previewed' } & Quoted)
  | ({ readonly step: 'agreed' } & Quoted)
  | ({ readonly step: 'sending' } & Attempted)
  | ({
      readonly step: 'unknown';
      /** What the server said last about the key, as far as that ends nothing; null before it has said anything. */
      readonly sighting: TransferSighting | null;
    } & Attempted)
  | ({ readonly step: 'done'; readonly receipt: TransferReceipt } & Quoted)
  | ({ readonly step: 'failed'; readonly reason: string } & Quoted);

/** A step of the way. */
export type TransferStep = TransferState['step'];

/**
 * What ends nothing: a request with the key has arrived and has no answer yet, or none has arrived so far. One may still be
 * under way in both cases.
 */
export type TransferSighting = 'inProgress' | 'neverSeen';

/** What the server says of a key. Only `done`, `refused` and `closed` end the transfer. */
export type TransferAnswer =
  | { readonly status: 'done'; readonly receipt: TransferReceipt }
  | { readonly status: 'refused'; readonly reason: string }
  /** The person chose not to send it, before any request was carried out. */
  | { readonly status: 'closed' }
  | { readonly status: TransferSighting };

/** The reason of a transfer that failed because the person chose not to send it. */
export const closedReason = 'TransferClosed';

/** What can happen to a transfer. */
export type TransferEvent =
  /** Amount, destination or speed changed. Needs a new `key` once the draft was previewed, and after a failure. */
  | { readonly type: 'changed'; readonly draft: Partial<TransferDraft>; readonly key?: string | undefined }
  /** The server's quote, with the draft it is for: a quote for an earlier draft is ignored. */
  | { readonly type: 'previewed'; readonly draft: CompleteDraft; readonly quote: TransferQuote }
  /** The contract was agreed to. */
  | { readonly type: 'agreed' }
  /** The contract was declined again. */
  | { readonly type: 'disagreed' }
  /** The request goes out. */
  | { readonly type: 'sent' }
  /** The request was certainly not carried out: no connection, or the session had ended. */
  | { readonly type: 'not-sent' }
  | { readonly type: 'succeeded'; readonly receipt: TransferReceipt }
  /** The money service refused. Of a second attempt this says nothing about the first, which may have moved the money. */
  | { readonly type: 'refused'; readonly reason: string }
  /** No answer: the money may or may not have moved. */
  | { readonly type: 'lost' }
  /** Send again, with the same key. */
  | { readonly type: 'retry'; readonly key: string }
  /** The server said what it knows about this key. */
  | { readonly type: 'answered'; readonly key: string; readonly answer: TransferAnswer };
