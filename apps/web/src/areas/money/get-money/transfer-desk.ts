import type {
  PerformRequest,
  TransactionDetail,
  TransferPreview,
  TransferRequest,
} from '@dayfare/api/money/queries';
import {
  type CompleteDraft,
  startTransfer,
  type TransferDraft,
  type TransferEvent,
  type TransferQuote,
  type TransferState,
  transfer,
} from '@dayfare/domain/money';
import { type Cell, cell } from '../../../platform/state/cell.ts';
import { readRecord, type TransferRecord, writeRecord } from './transfer-record.ts';
import { isSameOffer, type TransferTerms, termsOf } from './transfer-terms.ts';
import { sendingEvent, type Trouble, troubleOf } from './trouble.ts';

/** The two calls that a transfer needs. */
export interface TransferCalls {
  /** Always asks the server: a preview is never taken from a cache. */
  readonly preview: (request: TransferRequest) => Promise<TransferPreview>;
  readonly perform: (request: PerformRequest) => Promise<TransactionDetail>;
}

/** A transfer as the screens see it. */
export interface Desk extends TransferRecord {
  /** A preview is on its way. */
  readonly isQuoting: boolean;
  /** Why the last call didn't work; gone with the next one. */
  readonly trouble: Trouble | null;
  /** A preview took the place of an expired one. */
  readonly renewal: 'same' | 'changed' | null;
}

/** The one place that moves a transfer on: every step is written down before the next one is taken. */
export interface TransferDesk {
  readonly view: Cell<Desk>;
  /** Changes what is asked for. After a preview it is a new intent with a new key. */
  readonly edit: (change: Partial<TransferDraft>) => void;
  /** Asks for the server's preview of what is being edited. */
  readonly quote: () => Promise<void>;
  readonly agree: (agreed: boolean) => void;
  /** Sends what was agreed to. A second call while one is under way does nothing. */
  readonly send: () => Promise<void>;
  /** Asks again, with the same key, after an answer was lost. */
  readonly check: () => Promise<void>;
  /** After a failure: the same wish again as a new intent. */
  readonly tryAgain: () => void;
  /** After a failed instant transfer: previews the free one and sends it. */
  readonly sendNextDay: () => Promise<void>;
  /** Forgets the transfer and begins another. */
  readonly reset: () => void;
}

/** What a desk works with. */
export interface DeskParts {
  readonly calls: TransferCalls;
  readonly userId: number;
  /** This tab's own storage. */
  readonly storage: Storage;
  /** Makes idempotency keys. Default `crypto.randomUUID`. */
  readonly mintKey?: (() => string) | undefined;
}

type Quoted = Extract<TransferState, { quote: TransferQuote }>;
const isQuoted = (state: TransferState): state is Quoted => 'quote' in state;

/** Whether a draft says enough to be previewed. */
export function isComplete(draft: TransferDraft): draft is CompleteDraft {
  return draft.amount > 0 && draft.instrumentId !== null;
}

/** Takes up a person's unfinished transfer, or begins one. */
export function createTransferDesk(parts: DeskParts): TransferDesk {
  const { calls, userId, storage, mintKey = () => crypto.randomUUID() } = parts;
  const blank = (): TransferRecord => ({ state: startTransfer({ key: mintKey() }), terms: null });
  const quiet = { isQuoting: false, trouble: null, renewal: null } as const;
  const view = cell<Desk>({ ...(readRecord(storage, userId) ?? blank()), ...quiet });

  const put = (change: Partial<Desk>) => {
    const next = { ...view.get(), ...change };
    writeRecord(storage, userId, next);
    view.set(next);
  };
  const happen = (event: TransferEvent, change: Partial<Desk> = {}) =>
    put({ state: transfer(view.get().state, event), ...change });

  const quote = async () => {
    const { state, isQuoting } = view.get();
    const { draft } = state;
    if (state.step !== 'editing' || isQuoting || !isComplete(draft)) return;
    put({ isQuoting: true, trouble: null });
    try {
      const preview = await calls.preview(draft);
      const next = transfer(view.get().state, { type: 'previewed', draft, quote: preview.quote });
      // The machine leaves the state alone when the wish changed meanwhile; then the terms are nobody's.
      put({ isQuoting: false, ...(next.step === 'previewed' && { state: next, terms: termsOf(preview) }) });
    } catch (error) {
      put({ isQuoting: false, trouble: troubleOf(error) });
    }
  };

  const renew = async (old: Quoted, oldTerms: TransferTerms) => {
    happen({ type: 'changed', draft: {}, key: mintKey() });
    await quote();
    const { state, terms } = view.get();
    if (state.step !== 'previewed' || !terms) return;
    const isSame = isSameOffer({ quote: old.quote, terms: oldTerms }, { quote: state.quote, terms });
    // What was agreed to still stands when nothing that it says has changed.
    if (isSame) happen({ type: 'agreed' });
    put({ renewal: isSame ? 'same' : 'changed' });
  };

  const attempt = async () => {
    const { state, terms } = view.get();
    if (state.step !== 'sending' || !terms) return;
    try {
      const { previewId, contractIds } = terms;
      const request = { previewId, contractsAccepted: contractIds, idempotencyKey: state.key };
      const { id, arrivesAt } = await calls.perform(request);
      happen({ type: 'succeeded', receipt: { transactionId: id, arrivesAt } });
    } catch (error) {
      const event = sendingEvent(error);
      happen(event, { trouble: event.type === 'lost' ? null : troubleOf(error) });
      if (event.type === 'refused' && event.reason === 'PreviewExpired') await renew(state, terms);
    }
  };

  const send = async () => {
    if (view.get().state.step !== 'agreed') return;
    happen({ type: 'sent' }, { trouble: null, renewal: null });
    await attempt();
  };

  return {
    view,
    edit: (change) =>
      happen({ type: 'changed', draft: change, key: mintKey() }, { trouble: null, renewal: null }),
    quote,
    agree: (agreed) => happen({ type: agreed ? 'agreed' : 'disagreed' }),
    send,
    check: async () => {
      const { state } = view.get();
      if (state.step !== 'unknown') return;
      happen({ type: 'retry', key: state.key }, { trouble: null });
      await attempt();
    },
    tryAgain: () => happen({ type: 'changed', draft: {}, key: mintKey() }, { trouble: null, renewal: null }),
    sendNextDay: async () => {
      happen({ type: 'changed', draft: { speed: 'NextDay' }, key: mintKey() }, { trouble: null });
      await quote();
      const { state } = view.get();
      // One tap sends it only while it is what the button said: free.
      if (state.step !== 'previewed' || state.quote.fee !== 0) return;
      happen({ type: 'agreed' });
      await send();
    },
    reset: () => put({ ...blank(), ...quiet }),
  };
}

/** The quote of a desk's transfer; null until it is previewed. */
export function quoteAt({ state }: TransferRecord): TransferQuote | null {
  return isQuoted(state) ? state.quote : null;
}
