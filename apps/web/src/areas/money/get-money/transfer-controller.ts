import type { TransferOutcome } from '@dayfare/api/money/queries';
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
import type { UnfinishedTransfers } from '../unfinished/unfinished-transfers.ts';
import { sendingEvent } from './sending-event.ts';
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
  readonly unfinished: UnfinishedTransfers;
  /** Whether the device has a network. Default: it has. */
  readonly isOnline?: (() => boolean) | undefined;
  /** Creates idempotency keys. Default `crypto.randomUUID`. */
  readonly mintKey?: (() => string) | undefined;
}

type Quoted = Extract<TransferState, { quote: TransferQuote }>;
const isQuoted = (state: TransferState): state is Quoted => 'quote' in state;

/** Whether a draft is complete enough to be previewed. */
export function isComplete(draft: TransferDraft): draft is CompleteDraft {
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
  const happen = (event: TransferEvent, change: Partial<TransferView> = {}) =>
    put({ state: transfer(view.get().state, event), ...change });

  const quote = async () => {
    const { state, isQuoting } = view.get();
    const { draft } = state;
    if (state.step !== 'editing' || isQuoting || !isComplete(draft)) return;
    put({ isQuoting: true, trouble: null });
    try {
      const preview = await calls.preview(draft);
      const next = transfer(view.get().state, { type: 'previewed', draft, quote: preview.quote });
      // The state machine ignores the preview if the draft changed meanwhile; its terms are then obsolete.
      put({ isQuoting: false, ...(next.step === 'previewed' && { state: next, terms: termsOf(preview) }) });
    } catch (error) {
      put({ isQuoting: false, trouble: failureOf(error, isOnline()) });
    }
  };

  const renew = async (old: Quoted, oldTerms: TransferTerms) => {
    happen({ type: 'changed', draft: {}, key: mintKey() });
    await quote();
    const { state, terms } = view.get();
    if (state.step !== 'previewed' || !terms) return;
    const isSame = isSameOffer({ quote: old.quote, terms: oldTerms }, { quote: state.quote, terms });
    // An agreement still applies if nothing it mentions has changed.
    if (isSame) happen({ type: 'agreed' });
    put({ renewal: isSame ? 'same' : 'changed' });
  };

  /** After the server has responded: forgets a transfer whose result is known, and renews an expired quote. */
  const settle = async () => {
    const { state, terms } = view.get();
    if (isInFlight(state)) return;
    await unfinished.forget(state.key);
    if (state.step === 'failed' && state.reason === 'PreviewExpired' && terms) await renew(state, terms);
  };

  /** The pending question, which never rejects. A decision waits for it: a press must not be lost because a check is running. */
  let asked: Promise<unknown> = Promise.resolve();

  const ask = (question: (key: string) => Promise<TransferOutcome>) => {
    const answered = askNow(question);
    asked = answered.catch(() => null);
    return answered;
  };
  const askNow = async (question: (key: string) => Promise<TransferOutcome>) => {
    const { state, isAsking } = view.get();
    if (state.step !== 'unknown' || isAsking) return null;
    put({ isAsking: true });
    try {
      const answer = answerOf(await question(state.key));
      happen({ type: 'answered', key: state.key, answer }, { isAsking: false, trouble: null });
      await settle();
      return answer.status;
    } catch (error) {
      put({ isAsking: false, trouble: failureOf(error, isOnline()) });
      return null;
    }
  };

  const attempt = async () => {
    const { state, terms } = view.get();
    if (state.step !== 'sending' || !terms) return;
    await unfinished.keep(userId, { state, terms });
    try {
      const { previewId, contractIds } = terms;
      const request = { previewId, contractsAccepted: contractIds, idempotencyKey: state.key };
      const { id, arrivesAt } = await calls.perform(request);
      happen({ type: 'succeeded', receipt: { transactionId: id, arrivesAt } });
    } catch (error) {
      const event = sendingEvent(error);
      happen(event, { trouble: event.type === 'not-sent' ? failureOf(error, isOnline()) : null });
    }
    await settle();
  };

  const send = async () => {
    if (view.get().state.step !== 'agreed') return;
    happen({ type: 'sent' }, calm);
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
    agree: (agreed) => happen({ type: agreed ? 'agreed' : 'disagreed' }),
    send,
    check: async () => void (await ask(calls.outcome)),
    sendAgain: async () => {
      await asked;
      const { state } = view.get();
      // The server may have seen the request by now; then there is nothing left to decide.
      if (state.step !== 'unknown' || state.sighting === 'inProgress') return;
      happen({ type: 'retry', key: state.key }, { trouble: null });
      await attempt();
    },
    doNotSend: async () => {
      await asked;
      return ask(calls.close);
    },
    tryAgain: () => happen({ type: 'changed', draft: {}, key: mintKey() }, calm),
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
      happen({ type: 'changed', draft, key: mintKey() }, calm);
      happen({ type: 'previewed', draft, quote: offered }, { terms });
      // The tap means what the button said: free, that date, and the documents agreed to before.
      if (offered.fee === 0 && agreed && hasSameDocuments(agreed, terms)) {
        happen({ type: 'agreed' });
        await send();
      } else put({ renewal: 'changed' });
    },
    takeUp: (record) => {
      if (!isInFlight(view.get().state)) put({ ...record, ...idle });
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
