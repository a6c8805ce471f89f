import type { SealedRecords } from '../../../platform/storage/sealed-records.ts';
import { recordFrom, type TransferRecord, textOf } from '../get-money/transfer-record.ts';
import { raiseFlag } from './unfinished-flag.ts';

/**
 * Transfers whose result is unknown, stored on this device for the person who made them. Only the server's answer about its key ends one.
 * These never reject: a browser that stores nothing must not stop a transfer, and the tab has it too.
 */
export interface UnfinishedTransfers {
  /** A person's, oldest first. */
  readonly list: (userId: number) => Promise<readonly TransferRecord[]>;
  /** Resolves once the transfer would survive a crash. */
  readonly keep: (userId: number, record: TransferRecord) => Promise<void>;
  /** Removes the transfer with this idempotency key. */
  readonly forget: (key: string) => Promise<void>;
}

/** Transfers in the device's encrypted records; `local` tells every tab that there are some. */
export function createUnfinishedTransfers(records: SealedRecords, local: Storage): UnfinishedTransfers {
  const updateFlag = async () => raiseFlag(local, (await records.count()) > 0);
  return {
    list: async (userId) => {
      const texts = await records.list(userId).catch(() => []);
      return texts.flatMap((text) => recordFrom(text) ?? []);
    },
    keep: (userId, record) =>
      records.keep(userId, record.state.key, textOf(record)).then(updateFlag, () => undefined),
    forget: (key) => records.forget(key).then(updateFlag, () => undefined),
  };
}
