import { useState } from 'react';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import type { SessionStore } from '../../../platform/session/session-store.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { usableStorage } from '../../../platform/storage/storage.ts';
import { createUnfinishedTransfers, type UnfinishedTransfers } from '../unfinished/unfinished-transfers.ts';
import { transferCalls } from './transfer-calls.ts';
import { createTransferController } from './transfer-controller.ts';
import type { TransferController, TransferView } from './transfer-view.ts';

interface Owned {
  readonly userId: number;
  readonly unfinished: UnfinishedTransfers;
  readonly controller: TransferController;
}

const controllers = new WeakMap<SessionStore, Owned>();

function ownedBy({ api, session, connection, unfinished: records, local }: App): Owned {
  const userId = session.current()?.user.userID ?? 0;
  const known = controllers.get(session);
  if (known?.userId === userId) return known;
  const unfinished = createUnfinishedTransfers(records, local);
  const calls = transferCalls(api, queryClientOf(session));
  const storage = usableStorage(() => sessionStorage);
  const controller = createTransferController({
    ...{ calls, userId, storage, unfinished },
    isOnline: connection.isOnline.get,
  });
  const owned = { userId, unfinished, controller };
  controllers.set(session, owned);
  // The end of a session decides what stays in the storage; the next one reads it from there.
  const forget = session.subscribe(({ session: now }) => {
    if (now?.user.userID === userId) return;
    if (controllers.get(session)?.controller === controller) controllers.delete(session);
    forget();
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
