import { restoreTransfer, serializeTransfer, type TransferState } from '@dayfare/domain/money';
import { readTerms, type TransferTerms } from './transfer-terms.ts';

/** A transfer and the terms it was previewed with: all that has to outlive a reload or a new sign-in. */
export interface TransferRecord {
  readonly state: TransferState;
  /** Null until previewed. */
  readonly terms: TransferTerms | null;
}

/** What a record needs of a storage. */
export interface RecordStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** Where the transfer that a person began lies in this tab's storage. */
export function recordKey(userId: number): string {
  return `getMoney:${userId}`;
}

/** Whether the transfer has been sent and its end is not known. */
export function isInFlight({ step }: TransferState): boolean {
  return step === 'sending' || step === 'unknown';
}

const isEmpty = ({ state }: TransferRecord) =>
  state.step === 'done' ||
  (state.step === 'editing' && state.draft.amount === 0 && state.draft.instrumentId === null);

/** A record as text, to be stored. */
export function textOf({ state, terms }: TransferRecord): string {
  return JSON.stringify({ transfer: serializeTransfer(state), terms });
}

/** The record in a stored text; null for anything that `textOf` can't have written. One that was being sent is unknown. */
export function recordFrom(text: unknown): TransferRecord | null {
  if (typeof text !== 'string') return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !('transfer' in stored)) return null;
    const state = restoreTransfer(stored.transfer);
    const terms = 'terms' in stored ? readTerms(stored.terms) : null;
    // Whatever was previewed can't go on without the preview's identity.
    return state && (state.step === 'editing' || terms) ? { state, terms } : null;
  } catch {
    return null;
  }
}

/** Keeps a transfer that was begun; one that is finished, or not begun, is forgotten. */
export function writeRecord(storage: RecordStorage, userId: number, record: TransferRecord): void {
  try {
    if (isEmpty(record)) storage.removeItem(recordKey(userId));
    else storage.setItem(recordKey(userId), textOf(record));
  } catch {
    // A full or forbidden storage costs the protection against reloads, not the transfer.
  }
}

/** The transfer that the person began in this tab, or null when there is none that this app wrote. */
export function readRecord(storage: RecordStorage, userId: number): TransferRecord | null {
  try {
    return recordFrom(storage.getItem(recordKey(userId)));
  } catch {
    return null;
  }
}
