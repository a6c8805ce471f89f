import type { TransferPreview } from '@dayfare/api/money/queries';
import {
  type CompleteDraft,
  startTransfer,
  type TransferDraft,
  type TransferEvent,
  type TransferQuote,
  type TransferState,
  transfer,
} from '@dayfare/domain/money';
import { failureOf } from '../../../platform/failures/failure.ts';
import { cell } from '../../../platform/state/cell.ts';
import type { MoveVault } from '../move/move-vault.ts';
import { controlPending } from '../move/pending-control.ts';
import { answerOf, type TransferCalls } from './transfer-calls.ts';
import {
  isInFlight,
  type RecordStorage,
  readRecord,
  type TransferRecord,
  writeRecord,
} from './transfer-record.ts';
import { hasSameDocuments, isSameOffer, type TransferTerms, termsOf } from './transfer-terms.ts';
import type { TransferController, TransferView } from './transfer-view.ts';

/** What a controller needs. */
export interface TransferControllerParts {
  readonly calls: TransferCalls;
  readonly userId: number;
  /** This tab's storage. */
  readonly storage: RecordStorage;
  readonly unfinished: MoveVault<TransferRecord>;
  /** Whether the device has a network. Default: it has. */
  readonly isOnline?: (() => boolean) | undefined;
  /** Creates idempotency keys. Default `crypto.randomUUID`. */
  readonly mintKey?: (() => string) | undefined;
}

type Quoted = Extract<TransferState, { quote: TransferQuote }>;
const isQuoted = (state: TransferState): state is Quoted => 'quote' in state;

/** Whether a draft is complete enough to be previewed. */
function isComplete(draft: TransferDraft): draft is CompleteDraft {
  return draft.amount > 0 && draft.instrumentId !== null;
}

/** Continues the transfer that the person started in this tab, or starts one. */
export function createTransferController(parts: TransferControllerParts): TransferController {
  const { calls, userId, storage, unfinished } = parts;
  const { isOnline = () => true, mintKey = () => crypto.randomUUID() } = parts;
  const blank = (): TransferRecord => ({ state: startTransfer({ key: mintKey() }), terms: null });
  const calm = { trouble: null, renewal: null, nextDay: null } as const;
  const idle = { isQuoting: false, isAsking: false, ...calm } as const;
  const view = cell<TransferView>({ ...(readRecord(storage, userId) ?? blank()), ...idle });

  const put = (change: Partial<TransferView>) => {
    const next = { ...view.get(), ...change };
    writeRecord(storage, userId, next);
    view.set(next);
  };
  const dispatch = (event: TransferEvent, change: Partial<TransferView> = {}) =>
    put({ state: transfer(view.get().state, event), ...change });

  const take = (draft: CompleteDraft, preview: TransferPreview, agreed: TransferTerms | null) => {
    const next = transfer(view.get().state, { type: 'previewed', draft, quote: preview.quote });
    const terms = termsOf(preview);
    const isRead = terms.contractsToRead.length === 0 || (agreed !== null && hasSameDocuments(agreed, terms));
    // The state machine ignores the preview if the draft changed meanwhile; its terms are then obsolete.
    if (next.step !== 'previewed') put({ isQuoting: false });
    else put({ isQuoting: false, state: isRead ? transfer(next, { type: 'agreed' }) : next, terms });
  };

  const quote = async () => {
    const { state, isQuoting } = view.get();
    const { draft } = state;
    if (state.step !== 'editing' || isQuoting || !isComplete(draft)) return;
    put({ isQuoting: true, trouble: null });
    try {
      take(draft, await calls.preview(draft), null);
    } catch (error) {
      put({ isQuoting: false, trouble: failureOf(error, isOnline()) });
    }
  };

  const renew = async (old: Quoted, oldTerms: TransferTerms) => {
    dispatch({ type: 'changed', draft: {}, key: mintKey() });
    await quote();
    const { state, terms } = view.get();
    if ((state.step !== 'previewed' && state.step !== 'agreed') || !terms) return;
    const isSame = isSameOffer({ quote: old.quote, terms: oldTerms }, { quote: state.quote, terms });
    // An agreement still applies if nothing it mentions has changed.
    if (isSame) dispatch({ type: 'agreed' });
    put({ renewal: isSame ? 'same' : 'changed' });
  };

  const { attempt, hasEnded, check, sendAgain, doNotSend } = controlPending({
    pending: () => {
      const { state } = view.get();
      return isInFlight(state) ? state : null;
    },
    isAsking: () => view.get().isAsking,
    dispatch,
    note: put,
    keep: async () => {
      const { state, terms } = view.get();
      await unfinished.keep(userId, { key: state.key, sent: { state, terms } });
    },
    perform: async () => {
      const { state, terms } = view.get();
      if (!terms) throw new Error('A transfer is sent with the terms it was agreed to.');
      const { previewId, contractIds } = terms;
      const request = { previewId, contractsAccepted: contractIds, idempotencyKey: state.key };
      const { id, arrivesAt } = await calls.perform(request);
      return { transactionId: id, arrivesAt };
    },
    outcome: async (key) => answerOf(await calls.outcome(key)),
    close: async (key) => answerOf(await calls.close(key)),
    onSettled: async (key) => {
      await unfinished.forget(key);
      const { state, terms } = view.get();
      if (state.step === 'failed' && state.reason === 'PreviewExpired' && terms) await renew(state, terms);
    },
    isOnline,
  });

  const send = async () => {
    if (view.get().state.step !== 'agreed') return;
    dispatch({ type: 'sent' }, calm);
    await attempt();
  };

  return {
    view,
    edit: (change) => {
      const { state, trouble, renewal, nextDay } = view.get();
      const next = transfer(state, { type: 'changed', draft: change, key: mintKey() });
      // Who goes on with what is already there changes nothing, and no screen need be rendered for it.
      if (next !== state || trouble || renewal || nextDay) put({ state: next, ...calm });
    },
    quote,
    changeSpeed: async (speed) => {
      const { state, terms, isQuoting } = view.get();
      if ((state.step !== 'previewed' && state.step !== 'agreed') || isQuoting) return;
      if (state.draft.speed === speed) return;
      const draft = { ...state.draft, speed };
      put({ isQuoting: true, ...calm });
      try {
        const preview = await calls.preview(draft);
        if (view.get().state !== state) return put({ isQuoting: false });
        dispatch({ type: 'changed', draft, key: mintKey() });
        take(draft, preview, state.step === 'agreed' ? terms : null);
      } catch (error) {
        put({ isQuoting: false, trouble: failureOf(error, isOnline()) });
      }
    },
    agree: (agreed) => dispatch({ type: agreed ? 'agreed' : 'disagreed' }),
    send,
    ...{ check, sendAgain, doNotSend },
    tryAgain: () => dispatch({ type: 'changed', draft: {}, key: mintKey() }, calm),
    quoteNextDay: async () => {
      const { state, isQuoting } = view.get();
      if (state.step !== 'failed' || isQuoting) return;
      const draft = { ...state.draft, speed: 'NextDay' } as const;
      put({ isQuoting: true, trouble: null });
      try {
        const preview = await calls.preview(draft);
        put({ isQuoting: false, nextDay: { draft, quote: preview.quote, terms: termsOf(preview) } });
      } catch (error) {
        put({ isQuoting: false, trouble: failureOf(error, isOnline()) });
      }
    },
    sendNextDay: async () => {
      const { state, terms: agreed, nextDay } = view.get();
      if (state.step !== 'failed' || !nextDay) return;
      const { draft, quote: offered, terms } = nextDay;
      dispatch({ type: 'changed', draft, key: mintKey() }, calm);
      dispatch({ type: 'previewed', draft, quote: offered }, { terms });
      // The tap means what the button said: free, that date, and the documents agreed to before.
      if (offered.fee === 0 && agreed && hasSameDocuments(agreed, terms)) {
        dispatch({ type: 'agreed' });
        await send();
      } else put({ renewal: 'changed' });
    },
    resume: (record) => {
      if (!isInFlight(view.get().state) && !hasEnded(record.state.key)) put({ ...record, ...idle });
    },
    reset: () => {
      if (!isInFlight(view.get().state)) put({ ...blank(), ...idle });
    },
  };
}

/** Returns the quote of a transfer; null until it is previewed. */
export function quoteAt({ state }: TransferRecord): TransferQuote | null {
  return isQuoted(state) ? state.quote : null;
}
