import { minorUnits } from '../amounts/amount.ts';
import { epochMs } from '../calendar/iso-date.ts';
import { startTransfer, transfer } from './transfer.ts';
import type {
  CompleteDraft,
  TransferEvent,
  TransferQuote,
  TransferReceipt,
  TransferState,
  TransferStep,
} from './transfer-state.ts';

export const draft: CompleteDraft = { amount: minorUnits(4000), instrumentId: 7, speed: 'NextDay' };

export const quote: TransferQuote = {
  fee: minorUnits(0),
  totalDebit: minorUnits(4000),
  received: minorUnits(4000),
  arrivesAt: epochMs(1_795_000_000_000),
};

export const receipt: TransferReceipt = { transactionId: 'T-1001', arrivesAt: quote.arrivesAt };

export function play(state: TransferState, ...events: readonly TransferEvent[]): TransferState {
  return events.reduce(transfer, state);
}

const editing = startTransfer({ key: 'key-1', ...draft });
const previewed = play(editing, { type: 'previewed', draft, quote });
const agreed = play(previewed, { type: 'agreed' });
const sending = play(agreed, { type: 'sent' });

/** One state of each step, all of the same transfer. */
export const stateIn: Readonly<Record<TransferStep, TransferState>> = {
  editing,
  previewed,
  agreed,
  sending,
  unknown: play(sending, { type: 'lost' }),
  done: play(sending, { type: 'succeeded', receipt }),
  failed: play(sending, { type: 'refused', reason: 'card-declined' }),
};

/** One event of each type that its step would accept. */
export const eventOf: { readonly [Type in TransferEvent['type']]: Extract<TransferEvent, { type: Type }> } = {
  changed: { type: 'changed', draft: { amount: minorUnits(5000) }, key: 'key-2' },
  previewed: { type: 'previewed', draft, quote },
  agreed: { type: 'agreed' },
  disagreed: { type: 'disagreed' },
  sent: { type: 'sent' },
  'not-sent': { type: 'not-sent' },
  succeeded: { type: 'succeeded', receipt },
  refused: { type: 'refused', reason: 'card-declined' },
  lost: { type: 'lost' },
  retry: { type: 'retry', key: 'key-1' },
  answered: { type: 'answered', key: 'key-1', answer: { status: 'done', receipt } },
};
