import { useState } from 'react';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import type { SessionStore } from '../../../platform/session/session-store.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { unfinishedFlag } from '../unfinished/unfinished-flag.ts';
import { createUnfinishedTransfers, type UnfinishedTransfers } from '../unfinished/unfinished-transfers.ts';
import { transferCalls } from './transfer-calls.ts';
import { createTransferController } from './transfer-controller.ts';
import type { RecordStorage } from './transfer-record.ts';
import type { TransferController, TransferView } from './transfer-view.ts';

interface Owned {
  readonly userId: number;
  /** The device's flag when unfinished transfers were last looked for; undefined before. */
  lookedAt?: string | null;
  readonly unfinished: UnfinishedTransfers;
  readonly controller: TransferController;
}

const controllers = new WeakMap<SessionStore, Owned>();

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
  const owned: Owned = { userId, unfinished, controller };
  controllers.set(session, owned);
  // The end of a session decides what stays in storage; the next one reads it from there.
  const stop = session.subscribe(({ session: now, isTabWiped }) => {
    if (now?.user.userID === userId) return;
    if (controllers.get(session)?.controller === controller) controllers.delete(session);
    // A response that arrives after a session has expired still belongs to its person, who continues in this tab; never to the next
    // person.
    if (now === null && !isTabWiped) return;
    isOpen = false;
    stop();
  });
  return owned;
}

/** The controller of the signed-in person. The steps share it, so going back and forth loses nothing. */
export function transferControllerOf(app: App): TransferController {
  return ownedBy(app).controller;
}

/**
 * Resumes the oldest transfer of the signed-in person whose result is unknown, made in this or another tab or before the last sign-out.
 * It comes before any new one.
 */
export async function takeUpUnfinished(app: App): Promise<void> {
  const owned = ownedBy(app);
  const { userId, unfinished, controller } = owned;
  const flag = unfinishedFlag(app.local);
  // Every transfer that is stored or removed changes the flag, in any tab: the device's records need not be opened for each step.
  if (owned.lookedAt === flag) return;
  const [oldest] = await unfinished.list(userId);
  owned.lookedAt = flag;
  if (oldest) controller.takeUp(oldest);
}

/** The controller and its transfer, re-rendered on every change. */
export function useTransferController(): { controller: TransferController; view: TransferView } {
  const app = useApp();
  // Kept for the lifetime of the screen: when the session ends, sign-in replaces it.
  const [controller] = useState(() => transferControllerOf(app));
  return { controller, view: useCell(controller.view) };
}
