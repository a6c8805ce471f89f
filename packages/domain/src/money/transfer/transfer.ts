import { type MinorUnits, zero } from '../amount.ts';
import {
  type CompleteDraft,
  closedReason,
  type TransferAnswer,
  type TransferDraft,
  type TransferEvent,
  type TransferQuote,
  type TransferReceipt,
  type TransferState,
} from './transfer-state.ts';

/** How a transfer starts. */
export interface TransferStart {
  /** Idempotency key, created by the caller. */
  readonly key: string;
  readonly amount?: MinorUnits | undefined;
  readonly instrumentId?: number | null | undefined;
  /** `NextDay`, the free one, by default. */
  readonly speed?: TransferDraft['speed'] | undefined;
}

type Handler<Step extends TransferState['step'], Type extends TransferEvent['type']> = (
  state: Extract<TransferState, { step: Step }>,
  event: Extract<TransferEvent, { type: Type }>,
) => TransferState;

type Handlers = {
  readonly [Step in TransferState['step']]: {
    readonly [Type in TransferEvent['type']]?: Handler<Step, Type>;
  };
};

/** A new transfer, being edited. Throws RangeError without a key. */
export function startTransfer({ key, amount, instrumentId, speed }: TransferStart): TransferState {
  if (key === '') throw new RangeError('A transfer needs an idempotency key from its first moment.');
  const draft = {
    amount: amount ?? zero,
    instrumentId: instrumentId ?? null,
    speed: speed ?? 'NextDay',
  } as const;
  return { step: 'editing', key, draft };
}

function isSameDraft(a: TransferDraft, b: TransferDraft): boolean {
  return a.amount === b.amount && a.instrumentId === b.instrumentId && a.speed === b.speed;
}

function merge(draft: TransferDraft, change: Partial<TransferDraft>): TransferDraft {
  const { amount = draft.amount, instrumentId = draft.instrumentId, speed = draft.speed } = change;
  return { amount, instrumentId, speed };
}

type Settled = Extract<TransferState, { step: 'previewed' | 'agreed' | 'failed' }>;
type Changed = Extract<TransferEvent, { type: 'changed' }>;

function editAgain(state: Settled, { draft: change, key }: Changed): TransferState {
  // The server may know the old key with the old amount: another intent needs another key.
  if (key === undefined || key === '' || key === state.key) return state;
  return { step: 'editing', key, draft: merge(state.draft, change) };
}

// An event that changes nothing keeps the quote; after a failure it means "try again".
function editIfDifferent(state: Settled, event: Changed): TransferState {
  return isSameDraft(state.draft, merge(state.draft, event.draft)) ? state : editAgain(state, event);
}

interface Kept {
  readonly key: string;
  readonly draft: CompleteDraft;
  readonly quote: TransferQuote;
}

type Attempted = Extract<TransferState, { attempts: number }>;

function done({ key, draft, quote }: Kept, receipt: TransferReceipt): TransferState {
  return { step: 'done', key, draft, quote, receipt };
}

function failed({ key, draft, quote }: Kept, reason: string): TransferState {
  return { step: 'failed', key, draft, quote, reason };
}

function unknown({ key, draft, quote, attempts }: Attempted): TransferState {
  return { step: 'unknown', key, draft, quote, attempts, sighting: null };
}

function settle(state: Extract<TransferState, { step: 'unknown' }>, answer: TransferAnswer): TransferState {
  switch (answer.status) {
    case 'done':
      return done(state, answer.receipt);
    case 'refused':
      return failed(state, answer.reason);
    case 'closed':
      return failed(state, closedReason);
    default:
      return { ...state, sighting: answer.status };
  }
}

const handlers: Handlers = {
  editing: {
    changed: (state, event) => {
      const draft = merge(state.draft, event.draft);
      return isSameDraft(state.draft, draft) ? state : { ...state, draft };
    },
    previewed: (state, { draft, quote }) =>
      isSameDraft(state.draft, draft) && draft.amount > 0
        ? { step: 'previewed', key: state.key, draft, quote }
        : state,
  },
  previewed: {
    changed: editIfDifferent,
    agreed: (state) => ({ ...state, step: 'agreed' }),
  },
  agreed: {
    changed: editIfDifferent,
    disagreed: (state) => ({ ...state, step: 'previewed' }),
    sent: (state) => ({ ...state, step: 'sending', attempts: 1 }),
  },
  sending: {
    succeeded: (state, { receipt }) => done(state, receipt),
    // On a second attempt, neither says anything about the first, which may have moved the money.
    refused: (state, { reason }) => (state.attempts === 1 ? failed(state, reason) : unknown(state)),
    'not-sent': (state) => {
      const { key, draft, quote, attempts } = state;
      return attempts === 1 ? { step: 'agreed', key, draft, quote } : unknown(state);
    },
    lost: unknown,
  },
  unknown: {
    retry: (state, event) => {
      const { key, draft, quote, attempts } = state;
      return event.key === key ? { step: 'sending', key, draft, quote, attempts: attempts + 1 } : state;
    },
    answered: (state, { key, answer }) => (key === state.key ? settle(state, answer) : state),
  },
  failed: { changed: editAgain },
  done: {},
};

/** Returns the state after an event. An event that the step doesn't accept returns the same state. */
export function transfer(state: TransferState, event: TransferEvent): TransferState {
  // The table is typed cell by cell; here the pair is only known as a union, so one cell is looked up by its two names.
  const handler = handlers[state.step][event.type] as
    | ((state: TransferState, event: TransferEvent) => TransferState)
    | undefined;
  return handler ? handler(state, event) : state;
}
