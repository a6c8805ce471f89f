import type { CompleteDraft, TransferAnswer, TransferDraft, TransferQuote } from '@dayfare/domain/money';
import type { Failure } from '../../../platform/failures/failure.ts';
import type { Cell } from '../../../platform/state/cell.ts';
import type { TransferRecord } from './transfer-record.ts';
import type { TransferTerms } from './transfer-terms.ts';

/** What the free transfer would be instead of a failed instant one. */
interface NextDayOffer {
  readonly draft: CompleteDraft;
  readonly quote: TransferQuote;
  readonly terms: TransferTerms;
}

/** A transfer as the screens see it. */
export interface TransferView extends TransferRecord {
  /** A preview is being requested. */
  readonly isQuoting: boolean;
  /** The server is being asked what became of the transfer, or to make sure nothing is sent any more. */
  readonly isAsking: boolean;
  /** Why the last request failed; cleared by the next one. */
  readonly trouble: Failure | null;
  /** A preview replaced an expired one. */
  readonly renewal: 'same' | 'changed' | null;
  /** After a failed instant transfer, once it is known. */
  readonly nextDay: NextDayOffer | null;
}

/** The one place that moves a transfer on: every step is written down before the next one is taken. */
export interface TransferController {
  readonly view: Cell<TransferView>;
  /** Changes what is asked for. After a preview it is a new intent with a new key. */
  readonly edit: (change: Partial<TransferDraft>) => void;
  /** Asks for the server's preview of what is being edited. */
  readonly quote: () => Promise<void>;
  readonly agree: (agreed: boolean) => void;
  /** Sends what was agreed to. A second call while one is under way does nothing. */
  readonly send: () => Promise<void>;
  /** Asks what became of a transfer whose answer was lost. Moves nothing. */
  readonly check: () => Promise<void>;
  /** Sends a transfer whose answer was lost once more, with the same key: it is carried out once at most. */
  readonly sendAgain: () => Promise<void>;
  /**
   * Sees to it that a transfer whose answer was lost is not sent any more. Gives what the server says of it: `done` when
   * it had been made already; null when the server could not be asked.
   */
  readonly doNotSend: () => Promise<TransferAnswer['status'] | null>;
  /** After a failure: the same wish again as a new intent. */
  readonly tryAgain: () => void;
  /** After a failed instant transfer: requests a quote of the free one. */
  readonly quoteNextDay: () => Promise<void>;
  /**
   * Sends the offered free transfer. If it isn't free after all, or requires agreement to other documents, it must be reviewed instead.
   */
  readonly sendNextDay: () => Promise<void>;
  /** Resumes a transfer whose result is unknown, unless there is one already. */
  readonly takeUp: (record: TransferRecord) => void;
  /** Forgets the transfer and starts another. One whose result is unknown is kept. */
  readonly reset: () => void;
}
