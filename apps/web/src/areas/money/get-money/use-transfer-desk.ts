import { useState } from 'react';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import type { SessionStore } from '../../../platform/session/session-store.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { usableStorage } from '../../../platform/storage/storage.ts';
import { transferCalls } from './transfer-calls.ts';
import { createTransferDesk, type Desk, type TransferDesk } from './transfer-desk.ts';

interface Owned {
  readonly userId: number;
  readonly desk: TransferDesk;
}

const desks = new WeakMap<SessionStore, Owned>();

/** The desk of whoever is signed in. Its steps share it, so that going back and forth loses nothing. */
export function transferDeskOf({ api, session }: App): TransferDesk {
  const userId = session.current()?.user.userID ?? 0;
  const known = desks.get(session);
  if (known?.userId === userId) return known.desk;
  const calls = transferCalls(api, queryClientOf(session));
  const desk = createTransferDesk({ calls, userId, storage: usableStorage(() => sessionStorage) });
  desks.set(session, { userId, desk });
  // The end of a session decides what stays in the storage; the next one reads it from there.
  const forget = session.subscribe(({ session: now }) => {
    if (now?.user.userID === userId) return;
    if (desks.get(session)?.desk === desk) desks.delete(session);
    forget();
  });
  return desk;
}

/** The desk and what lies on it, rendered again at every step. */
export function useTransferDesk(): { desk: TransferDesk; view: Desk } {
  const app = useApp();
  // Kept for as long as the screen lives: when the session ends, the sign-in takes its place.
  const [desk] = useState(() => transferDeskOf(app));
  return { desk, view: useCell(desk.view) };
}
