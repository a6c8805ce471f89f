import { useState } from 'react';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { watchPending } from '../move/look-for-unfinished.ts';
import { ofPerson } from '../move/of-person.ts';
import { unfinishedFlag } from '../move/unfinished-flag.ts';
import { transferCalls } from './transfer-calls.ts';
import { createTransferController } from './transfer-controller.ts';
import { createTransferVault, type RecordStorage } from './transfer-record.ts';
import type { TransferController, TransferView } from './transfer-view.ts';

interface Owned {
  /** Looks for unfinished transfers if the device's flag has changed. */
  readonly look: (flag: string | null) => Promise<void>;
  readonly controller: TransferController;
}

/** A storage that ignores writes once `isOpen` is false. */
const whileOpen = (storage: Storage, isOpen: () => boolean): RecordStorage => ({
  getItem: (key) => storage.getItem(key),
  setItem: (key, value) => {
    if (isOpen()) storage.setItem(key, value);
  },
  removeItem: (key) => {
    if (isOpen()) storage.removeItem(key);
  },
});

function ownedBy({ api, session, connection, unfinished: records, local, tab }: App): Owned {
  return ofPerson(session, 'transfer', ({ userId, isOpen }) => {
    const unfinished = createTransferVault(records, local);
    const controller = createTransferController({
      calls: transferCalls(api, queryClientOf(session)),
      ...{ userId, storage: whileOpen(tab, isOpen), unfinished },
      isOnline: connection.isOnline.get,
    });
    const look = watchPending(async () => {
      const [oldest] = await unfinished.list(userId);
      if (oldest) controller.resume(oldest.sent);
    });
    return { look, controller };
  });
}

/** The controller of the signed-in person. The steps share it, so going back and forth loses nothing. */
export function transferControllerOf(app: App): TransferController {
  return ownedBy(app).controller;
}

/**
 * Resumes the oldest transfer of the signed-in person whose result is unknown, made in this or another tab or before the last sign-out.
 * It comes before any new one.
 */
export function takeUpUnfinished(app: App): Promise<void> {
  return ownedBy(app).look(unfinishedFlag(app.local));
}

/** The controller and its transfer, re-rendered on every change. */
export function useTransferController(): { controller: TransferController; view: TransferView } {
  const app = useApp();
  // Kept for the lifetime of the screen: when the session ends, sign-in replaces it.
  const [controller] = useState(() => transferControllerOf(app));
  return { controller, view: useCell(controller.view) };
}
