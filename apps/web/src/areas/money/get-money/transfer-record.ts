import { restoreTransfer, serializeTransfer, type TransferState } from '@dayfare/domain/money';
import { recordKey } from './record-key.ts';
import { readTerms, type TransferTerms } from './transfer-terms.ts';

/** A transfer and the terms it was previewed with: all that has to outlive a reload or a new sign-in. */
export interface TransferRecord {
  readonly state: TransferState;
  /** Null until previewed. */
  readonly terms: TransferTerms | null;
}

const isEmpty = ({ state }: TransferRecord) =>
  state.step === 'done' ||
  (state.step === 'editing' && state.draft.amount === 0 && state.draft.instrumentId === null);

/** Keeps an unfinished transfer; one that is finished, or not begun, is forgotten. */
export function writeRecord(storage: Storage, userId: number, record: TransferRecord): void {
  try {
    if (isEmpty(record)) storage.removeItem(recordKey(userId));
    else {
      const stored = { transfer: serializeTransfer(record.state), terms: record.terms };
      storage.setItem(recordKey(userId), JSON.stringify(stored));
    }
  } catch {
    // A full or forbidden storage costs the protection against reloads, not the transfer.
  }
}

/** The person's unfinished transfer, or null when there is none that this app wrote. */
export function readRecord(storage: Storage, userId: number): TransferRecord | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(recordKey(userId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('transfer' in stored)) return null;
    const state = restoreTransfer(stored.transfer);
    const terms = 'terms' in stored ? readTerms(stored.terms) : null;
    // Whatever was previewed can't go on without the preview's identity.
    return state && (state.step === 'editing' || terms) ? { state, terms } : null;
  } catch {
    return null;
  }
}
