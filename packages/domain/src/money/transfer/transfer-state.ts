import type { MinorUnits } from '../amount.ts';
import type { EpochMs } from '../calendar/iso-date.ts';
import type { TransferSpeed } from '../enums/transfer-speed.ts';

/** What the person is asking for. */
export interface TransferDraft {
  /** Zero until an amount is typed. */
  readonly amount: MinorUnits;
  /** Null until a destination is chosen. */
  readonly instrumentId: number | null;
  readonly speed: TransferSpeed;
}

/** A draft with a destination, which can be previewed. */
export interface CompleteDraft extends TransferDraft {
  readonly instrumentId: number;
}

/** Cost and arrival of a draft, as quoted by the server. */
export interface TransferQuote {
  readonly fee: MinorUnits;
  /** Taken from the available balance. */
  readonly totalDebit: MinorUnits;
  /** Arrives at the destination. */
  readonly received: MinorUnits;
  readonly arrivesAt: EpochMs;
}

/** What is kept of a completed transfer. */
export interface TransferReceipt {
  readonly transactionId: string;
  readonly arrivesAt: EpochMs;
}

interface Keyed {
  /** Idempotency key: one per intent, kept across retries and reloads, never reused for another amount. */
  readonly key: string;
}

interface Quoted extends Keyed {
  readonly draft: CompleteDraft;
  readonly quote: TransferQuote;
}

interface Attempted extends Quoted {
  /** How often the request has been sent, starting at 1. */
  readonly attempts: number;
}

/** A transfer, from the first digit to the receipt. */
export type TransferState =
  | ({ readonly step: 'editing'; readonly draft: TransferDraft } & Keyed)
  | ({ readonly step: 'previewed' } & Quoted)
  | ({ readonly step: 'agreed' } & Quoted)
  | ({ readonly step: 'sending' } & Attempted)
  | ({
      readonly step: 'unknown';
      /** What the server last said about the key if that ends nothing; null before it has said anything. */
      readonly sighting: TransferSighting | null;
    } & Attempted)
  | ({ readonly step: 'done'; readonly receipt: TransferReceipt } & Quoted)
  | ({ readonly step: 'failed'; readonly reason: string } & Quoted);

/** A step of the way. */
export type TransferStep = TransferState['step'];

/**
 * Neither ends the transfer: a request with the key has arrived but has no result yet, or none has arrived. In both cases one may still
 * be on its way.
 */
export type TransferSighting = 'inProgress' | 'neverSeen';

/** What the server says about a key. Only `done`, `refused` and `closed` end the transfer. */
export type TransferAnswer =
  | { readonly status: 'done'; readonly receipt: TransferReceipt }
  | { readonly status: 'refused'; readonly reason: string }
  /** The person chose not to send it, before any request was carried out. */
  | { readonly status: 'closed' }
  | { readonly status: TransferSighting };

/** Failure reason if the person chose not to send the transfer. */
export const closedReason = 'TransferClosed';

/** Events of a transfer. */
export type TransferEvent =
  /** The amount, destination or speed changed. Needs a new `key` once the draft was previewed, and after a failure. */
  | { readonly type: 'changed'; readonly draft: Partial<TransferDraft>; readonly key?: string | undefined }
  /** The server's quote and the draft it is for; a quote for an earlier draft is ignored. */
  | { readonly type: 'previewed'; readonly draft: CompleteDraft; readonly quote: TransferQuote }
  /** The contract was agreed to. */
  | { readonly type: 'agreed' }
  /** The agreement was withdrawn. */
  | { readonly type: 'disagreed' }
  /** The request goes out. */
  | { readonly type: 'sent' }
  /** The request was certainly not carried out: no connection, or the session had ended. */
  | { readonly type: 'not-sent' }
  | { readonly type: 'succeeded'; readonly receipt: TransferReceipt }
  /** The money service refused. On a second attempt this says nothing about the first, which may have moved the money. */
  | { readonly type: 'refused'; readonly reason: string }
  /** No response: the money may or may not have moved. */
  | { readonly type: 'lost' }
  /** Send again, with the same key. */
  | { readonly type: 'retry'; readonly key: string }
  /** The server reported what it knows about this key. */
  | { readonly type: 'answered'; readonly key: string; readonly answer: TransferAnswer };
