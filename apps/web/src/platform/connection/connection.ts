import { type Cell, cell } from '../state/cell.ts';

/**
 * Whether the server can be used, as far as the app has found out: `unavailable` when it was not found at the start, `maintenance`
 * when it says so itself, `outage` when it refuses even to say.
 */
export type ServerState = 'up' | 'unavailable' | 'maintenance' | 'outage';

/** Whether the whole app is closed until the server is back. */
export const isClosed = (server: ServerState): boolean => server === 'maintenance' || server === 'outage';

/** What the app knows about its way to the server. */
export interface Connection {
  /** False when the device itself says that it has no network. */
  readonly isOnline: Cell<boolean>;
  readonly server: Cell<ServerState>;
  /** How many requests are under way. */
  readonly pending: Cell<number>;
  /** When the last request was sent, ms since 1970; 0 before the first. */
  readonly lastRequestAt: Cell<number>;
}

/** Watches the device's network for as long as the page lives. */
export function watchConnection(): Connection {
  const isOnline = cell(true);
  isOnline.set(navigator.onLine);
  window.addEventListener('online', () => isOnline.set(true));
  window.addEventListener('offline', () => isOnline.set(false));
  return { isOnline, server: cell<ServerState>('up'), pending: cell(0), lastRequestAt: cell(0) };
}

/** `fetch` that counts what is under way, so that the frame can show it [startup-012]. */
export function countingFetch(
  { pending, lastRequestAt }: Pick<Connection, 'pending' | 'lastRequestAt'>,
  send: typeof fetch,
): typeof fetch {
  return async (...request) => {
    pending.set(pending.get() + 1);
    lastRequestAt.set(Date.now());
    try {
      return await send(...request);
    } finally {
      pending.set(pending.get() - 1);
    }
  };
}
