import { type Cell, cell } from '../state/cell.ts';

/**
 * Whether the server is available, as far as the app knows: `unavailable` if it was not reached at the start, `maintenance` if it says
 * so, `outage` if it rejects even that question.
 */
export type ServerState = 'up' | 'unavailable' | 'maintenance' | 'outage';

/** Whether the whole app is closed until the server is back. */
export const isClosed = (server: ServerState): boolean => server === 'maintenance' || server === 'outage';

/** The app's connection to the server. */
export interface Connection {
  /** False if the device reports no network. */
  readonly isOnline: Cell<boolean>;
  readonly server: Cell<ServerState>;
  /** Number of pending requests. */
  readonly pending: Cell<number>;
  /** When the last request was sent, in ms since 1970; 0 before the first. */
  readonly lastRequestAt: Cell<number>;
}

/** Observes the device's network for the lifetime of the page. */
export function watchConnection(): Connection {
  const isOnline = cell(true);
  isOnline.set(navigator.onLine);
  window.addEventListener('online', () => isOnline.set(true));
  window.addEventListener('offline', () => isOnline.set(false));
  return { isOnline, server: cell<ServerState>('up'), pending: cell(0), lastRequestAt: cell(0) };
}

/** `fetch` that counts pending requests, so that the frame can show them [startup-012]. */
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
