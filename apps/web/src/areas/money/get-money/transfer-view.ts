import type { CompleteDraft, TransferAnswer, TransferDraft, TransferQuote } from '@dayfare/domain/money';
import type { Failure } from '../../../platform/failures/failure.ts';
import type { Cell } from '../../../platform/state/cell.ts';
import type { TransferRecord } from './transfer-record.ts';
import type { TransferTerms } from './transfer-terms.ts';

/** What the free transfer would be in place of an instant one that failed. */
interface NextDayOffer {
  readonly draft: CompleteDraft;
  readonly quote: TransferQuote;
  readonly terms: TransferTerms;
}

/** A transfer as the screens see it. */
export interface TransferView extends TransferRecord {
  /** A preview is on its way. */
  readonly isQuoting: boolean;
  /** The server is being asked what became of the transfer, or to see to it that nothing is sent any more. */
  readonly isAsking: boolean;
  /** Why the last call didn't work; gone with the next one. */
  readonly trouble: Failure | null;
  /** A preview took the place of an expired one. */
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
  /** After a failed instant transfer: asks what the free one would be. */
  readonly quoteNextDay: () => Promise<void>;
  /**
   * Sends the free transfer that was offered. When it isn't free after all, or asks for agreement to other documents, it is
   * to be reviewed instead.
   */
  readonly sendNextDay: () => Promise<void>;
  /** Takes up a transfer whose end is not known, unless there is one already. */
  readonly takeUp: (record: TransferRecord) => void;
  /** Forgets the transfer and begins another. One whose end is not known stays. */
  readonly reset: () => void;
}
