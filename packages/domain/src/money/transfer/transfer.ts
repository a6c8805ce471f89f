import { type MinorUnits, zero } from '../amount.ts';
import type {
  CompleteDraft,
  TransferDraft,
  TransferEvent,
  TransferOutcome,
  TransferQuote,
  TransferState,
} from './transfer-state.ts';

/** How a transfer begins. */
export interface TransferStart {
  /** Idempotency key, minted by the caller. */
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
  // The old key may be known to the server with the old amount: another intent needs another key.
  if (key === undefined || key === '' || key === state.key) return state;
  return { step: 'editing', key, draft: merge(state.draft, change) };
}

// A change that changes nothing keeps the quote; after a failure it means "once more".
function editIfDifferent(state: Settled, event: Changed): TransferState {
  return isSameDraft(state.draft, merge(state.draft, event.draft)) ? state : editAgain(state, event);
}

interface Kept {
  readonly key: string;
  readonly draft: CompleteDraft;
  readonly quote: TransferQuote;
}

function settle({ key, draft, quote }: Kept, outcome: TransferOutcome): TransferState {
  return outcome.ok
    ? { step: 'done', key, draft, quote, receipt: outcome.receipt }
    : { step: 'failed', key, draft, quote, reason: outcome.reason };
}

const handlers: Handlers = {
  editing: {
    changed: (state, event) => ({ ...state, draft: merge(state.draft, event.draft) }),
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
    succeeded: (state, { receipt }) => settle(state, { ok: true, receipt }),
    refused: (state, { reason }) => settle(state, { ok: false, reason }),
    lost: (state) => ({ ...state, step: 'unknown' }),
    // Of a second attempt this says nothing about the first, which may have moved the money.
    'not-sent': ({ key, draft, quote, attempts }) =>
      attempts === 1
        ? { step: 'agreed', key, draft, quote }
        : { step: 'unknown', key, draft, quote, attempts },
  },
  unknown: {
    retry: (state, { key }) =>
      key === state.key ? { ...state, step: 'sending', attempts: state.attempts + 1 } : state,
    resolved: (state, { outcome }) => settle(state, outcome),
  },
  failed: { changed: editAgain },
  done: {},
};

/** The state after an event. An event that the step doesn't know leaves the very same state. */
export function transfer(state: TransferState, event: TransferEvent): TransferState {
  // The table is typed cell by cell; here the pair is only known as a union, so one cell is looked up by its two names.
  const handler = handlers[state.step][event.type] as
    | ((state: TransferState, event: TransferEvent) => TransferState)
    | undefined;
  return handler ? handler(state, event) : state;
}
