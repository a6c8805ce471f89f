import { minorUnits } from '../amounts/amount.ts';
import { epochMs } from '../calendar/iso-date.ts';
import { transferSpeed } from '../enums/transfer-speed.ts';
import type {
  CompleteDraft,
  TransferDraft,
  TransferQuote,
  TransferReceipt,
  TransferState,
} from './transfer-state.ts';

const version = 1;
const longestText = 16_384;
const longestIdentifier = 200;

type Json = Readonly<Record<string, unknown>>;

class Unreadable extends Error {}

function record(value: unknown): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable();
  return value as Json;
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Unreadable();
  return value;
}

function identifier(value: unknown): string {
  const name = text(value);
  if (name === '' || name.length > longestIdentifier) throw new Unreadable();
  return name;
}

function whole(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw new Unreadable();
  return value;
}

function draftOf(value: unknown): TransferDraft {
  const { amount, instrumentId, speed } = record(value);
  if (!transferSpeed.is(speed)) throw new Unreadable();
  return {
    amount: minorUnits(whole(amount)),
    instrumentId: instrumentId === null ? null : whole(instrumentId),
    speed,
  };
}

function completeDraftOf(value: unknown): CompleteDraft {
  const { amount, instrumentId, speed } = draftOf(value);
  if (instrumentId === null || amount === 0) throw new Unreadable();
  return { amount, instrumentId, speed };
}

function quoteOf(value: unknown): TransferQuote {
  const { fee, totalDebit, received, arrivesAt } = record(value);
  return {
    fee: minorUnits(whole(fee)),
    totalDebit: minorUnits(whole(totalDebit)),
    received: minorUnits(whole(received)),
    arrivesAt: epochMs(whole(arrivesAt)),
  };
}

function receiptOf(value: unknown): TransferReceipt {
  const { transactionId, arrivesAt } = record(value);
  return { transactionId: identifier(transactionId), arrivesAt: epochMs(whole(arrivesAt)) };
}

function attemptsOf(value: unknown): number {
  const attempts = whole(value);
  if (attempts === 0) throw new Unreadable();
  return attempts;
}

function stateOf(stored: Json): TransferState {
  const key = identifier(stored.key);
  if (stored.step === 'editing') return { step: 'editing', key, draft: draftOf(stored.draft) };
  const kept = { key, draft: completeDraftOf(stored.draft), quote: quoteOf(stored.quote) };
  switch (stored.step) {
    case 'previewed':
    case 'agreed':
      return { step: stored.step, ...kept };
    // The page that waited for the response is gone, so its result is unknown.
    case 'sending':
    case 'unknown':
      return { step: 'unknown', ...kept, attempts: attemptsOf(stored.attempts), sighting: null };
    case 'done':
      return { step: 'done', ...kept, receipt: receiptOf(stored.receipt) };
    case 'failed':
      return { step: 'failed', ...kept, reason: text(stored.reason) };
    default:
      throw new Unreadable();
  }
}

/** Serialises a transfer, so that it survives a reload. */
export function serializeTransfer(state: TransferState): string {
  return JSON.stringify({ version, ...state });
}

/**
 * Restores a serialised transfer; null for anything that `serializeTransfer` can't have written. One that was being sent comes back as
 * unknown, with its key.
 */
export function restoreTransfer(stored: unknown): TransferState | null {
  if (typeof stored !== 'string' || stored.length > longestText) return null;
  try {
    const parsed = record(JSON.parse(stored));
    return parsed.version === version ? stateOf(parsed) : null;
  } catch (error) {
    if (error instanceof Unreadable || error instanceof SyntaxError || error instanceof RangeError)
      return null;
    throw error;
  }
}
