import type { MinorUnits } from '../amounts/amount.ts';
import type { EpochMs } from '../calendar/iso-date.ts';
import type { TransferSpeed } from '../enums/transfer-speed.ts';
import type { MoveAnswer, PendingRequest, PendingRequestEvent } from '../keyed-move/pending-request.ts';

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

/** A transfer, from the first digit to the receipt. */
export type TransferState =
  | ({ readonly step: 'editing'; readonly draft: TransferDraft } & Keyed)
  | ({ readonly step: 'previewed' } & Quoted)
  | ({ readonly step: 'agreed' } & Quoted)
  | (PendingRequest & Quoted)
  | ({ readonly step: 'done'; readonly receipt: TransferReceipt } & Quoted)
  | ({ readonly step: 'failed'; readonly reason: string } & Quoted);

/** A step of the way. */
export type TransferStep = TransferState['step'];

/** What the server says about a transfer's key. */
export type TransferAnswer = MoveAnswer<TransferReceipt>;

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
  /** What can happen once it has gone out. */
  | PendingRequestEvent<TransferReceipt>;
