import type { CompleteDraft, TransferDraft, TransferQuote, TransferReceipt } from '@dayfare/domain/money';
import type { Cell } from '../../../platform/state/cell.ts';
import type { PendingControl, PendingRequestNote } from '../move/pending-control.ts';
import type { TransferRecord } from './transfer-record.ts';
import type { TransferTerms } from './transfer-terms.ts';

/** What the free transfer would be instead of a failed instant one. */
interface NextDayOffer {
  readonly draft: CompleteDraft;
  readonly quote: TransferQuote;
  readonly terms: TransferTerms;
}

/** A transfer as the screens see it. */
export interface TransferView extends TransferRecord, PendingRequestNote {
  /** A preview is being requested. */
  readonly isQuoting: boolean;
  /** A preview replaced an expired one. */
  readonly renewal: 'same' | 'changed' | null;
  /** After a failed instant transfer, once it is known. */
  readonly nextDay: NextDayOffer | null;
}

/** The one place that moves a transfer on: every step is written down before the next one is taken. */
export interface TransferController
  extends Pick<PendingControl<TransferReceipt>, 'check' | 'sendAgain' | 'doNotSend'> {
  readonly view: Cell<TransferView>;
  /** Changes what is asked for. After a preview it is a new intent with a new key. */
  readonly edit: (change: Partial<TransferDraft>) => void;
  /** Asks for the server's preview of what is being edited. */
  readonly quote: () => Promise<void>;
  /** Quotes the other speed, and takes it once it is quoted: what is shown stays until then. */
  readonly changeSpeed: (speed: TransferDraft['speed']) => Promise<void>;
  readonly agree: (agreed: boolean) => void;
  /** Sends what was agreed to. A second call while one is under way does nothing. */
  readonly send: () => Promise<void>;
  /** After a failure: the same transfer again as a new intent. */
  readonly tryAgain: () => void;
  /** After a failed instant transfer: requests a quote of the free one. */
  readonly quoteNextDay: () => Promise<void>;
  /**
   * Sends the offered free transfer. If it isn't free after all, or requires agreement to other documents, it must be reviewed instead.
   */
  readonly sendNextDay: () => Promise<void>;
  /** Resumes a transfer whose result is unknown, unless there is one already. */
  readonly resume: (record: TransferRecord) => void;
  /** Forgets the transfer and starts another. One whose result is unknown is kept. */
  readonly reset: () => void;
}
