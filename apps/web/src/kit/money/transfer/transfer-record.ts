import { restoreTransfer, serializeTransfer, type TransferState } from '@dayfare/domain/money';
import type { SealedRecords } from '../../../platform/storage/sealed-records.ts';
import { createMoveVault, type MoveVault, type StoredKind } from '../move/move-vault.ts';
import { readTerms, type TransferTerms } from './transfer-terms.ts';

/** A transfer and the terms it was previewed with: everything that must survive a reload or a new sign-in. */
export interface TransferRecord {
  readonly state: TransferState;
  /** Null until previewed. */
  readonly terms: TransferTerms | null;
}

/** What a record needs from a storage. */
export interface RecordStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

/** Key of a person's transfer in this tab's storage. */
export function recordKey(userId: number): string {
  return `getMoney:${userId}`;
}

/** Whether the transfer has been sent and its result is unknown. */
export function isInFlight(state: TransferState): state is Extract<TransferState, { attempts: number }> {
  return state.step === 'sending' || state.step === 'unknown';
}

const isEmpty = ({ state }: TransferRecord) =>
  state.step === 'done' ||
  (state.step === 'editing' && state.draft.amount === 0 && state.draft.instrumentId === null);

/** Serialises a record for storage. */
function textOf({ state, terms }: TransferRecord): string {
  return JSON.stringify({ transfer: serializeTransfer(state), terms });
}

/** Parses a stored record; null for anything that `textOf` can't have written. One that was being sent is unknown. */
function recordFrom(text: unknown): TransferRecord | null {
  if (typeof text !== 'string') return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !('transfer' in stored)) return null;
    const state = restoreTransfer(stored.transfer);
    const terms = 'terms' in stored ? readTerms(stored.terms) : null;
    // A previewed transfer can't continue without the preview's id.
    return state && (state.step === 'editing' || terms) ? { state, terms } : null;
  } catch {
    return null;
  }
}

/** Stores a transfer in progress; one that is finished or has not been started is removed. */
export function writeRecord(storage: RecordStorage, userId: number, record: TransferRecord): void {
  try {
    if (isEmpty(record)) storage.removeItem(recordKey(userId));
    else storage.setItem(recordKey(userId), textOf(record));
  } catch {
    // If storage is full or blocked, the protection against reloads is lost, not the transfer.
  }
}

/** Reads the transfer that the person started in this tab; null if there is none written by this app. */
export function readRecord(storage: RecordStorage, userId: number): TransferRecord | null {
  try {
    return recordFrom(storage.getItem(recordKey(userId)));
  } catch {
    return null;
  }
}

/** Transfers among the device's records of moves whose result is unknown. */
const transferKind: StoredKind<TransferRecord> = {
  kind: 'transfer',
  codec: { write: textOf, read: recordFrom },
};

/** The device's transfers whose result is unknown. */
export function createTransferVault(records: SealedRecords, local: Storage): MoveVault<TransferRecord> {
  return createMoveVault(transferKind, records, local);
}
