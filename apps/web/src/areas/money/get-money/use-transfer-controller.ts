import { useState } from 'react';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import type { SessionStore } from '../../../platform/session/session-store.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { createUnfinishedTransfers, type UnfinishedTransfers } from '../unfinished/unfinished-transfers.ts';
import { transferCalls } from './transfer-calls.ts';
import { createTransferController } from './transfer-controller.ts';
import type { RecordStorage } from './transfer-record.ts';
import type { TransferController, TransferView } from './transfer-view.ts';

interface Owned {
  readonly userId: number;
  readonly unfinished: UnfinishedTransfers;
  readonly controller: TransferController;
}

const controllers = new WeakMap<SessionStore, Owned>();

/** A storage for as long as `isOpen`; afterwards nothing is written to it. */
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
  const userId = session.current()?.user.userID ?? 0;
  const known = controllers.get(session);
  if (known?.userId === userId) return known;
  const unfinished = createUnfinishedTransfers(records, local);
  const calls = transferCalls(api, queryClientOf(session));
  let isOpen = true;
  const controller = createTransferController({
    ...{ calls, userId, storage: whileOpen(tab, () => isOpen), unfinished },
    isOnline: connection.isOnline.get,
  });
  const owned = { userId, unfinished, controller };
  controllers.set(session, owned);
  // The end of a session decides what stays in the storage; the next one reads it from there.
  const stop = session.subscribe(({ session: now, isTabWiped }) => {
    if (now?.user.userID === userId) return;
    if (controllers.get(session)?.controller === controller) controllers.delete(session);
    // An answer that comes after a session has run out is still its person's, who goes on in this tab; never the next person's.
    if (now === null && !isTabWiped) return;
    isOpen = false;
    stop();
  });
  return owned;
}

/** The controller of whoever is signed in. The steps share it, so that going back and forth loses nothing. */
export function transferControllerOf(app: App): TransferController {
  return ownedBy(app).controller;
}

/**
 * Takes up the oldest transfer of the signed-in person whose end is not known, made in this tab or another or before the
 * last sign-out. It comes before any new one.
 */
export async function takeUpUnfinished(app: App): Promise<void> {
  const { userId, unfinished, controller } = ownedBy(app);
  const [oldest] = await unfinished.list(userId);
  if (oldest) controller.takeUp(oldest);
}

/** The controller and its transfer, rendered again at every step. */
export function useTransferController(): { controller: TransferController; view: TransferView } {
  const app = useApp();
  // Kept for as long as the screen lives: when the session ends, the sign-in takes its place.
  const [controller] = useState(() => transferControllerOf(app));
  return { controller, view: useCell(controller.view) };
}
