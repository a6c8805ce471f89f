import { type MinorUnits, zero } from '../amounts/amount.ts';
import { type PendingRequestEvent, settlePending } from '../keyed-move/pending-request.ts';
import type { TransferDraft, TransferEvent, TransferReceipt, TransferState } from './transfer-state.ts';

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

type Attempted = Extract<TransferState, { attempts: number }>;

/** A transfer that has been sent lands as every move of money does. */
function land(state: Attempted, event: PendingRequestEvent<TransferReceipt>): TransferState {
  const { key, draft, quote } = state;
  const landing = settlePending(state, key, event);
  if (landing === state) return state;
  switch (landing.step) {
    case 'notSent':
      return { step: 'agreed', key, draft, quote };
    case 'refused':
      return { step: 'failed', key, draft, quote, reason: landing.reason };
    default:
      return { key, draft, quote, ...landing };
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
  sending: { succeeded: land, refused: land, 'not-sent': land, lost: land },
  unknown: { retry: land, answered: land },
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
