import { isApiError } from '@dayfare/api/transport';
import { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session/session-store.ts';

const clients = new WeakMap<SessionStore, QueryClient>();

/**
 * The cache of what the server said to the person who is signed in; emptied when that is no longer the same person.
 * Reads are retried by the transport, so not again here; nothing is retried while the device is offline.
 */
export function queryClientOf(session: SessionStore): QueryClient {
  const known = clients.get(session);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, throwOnError: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  session.subscribe(({ session: now, previous }) => {
    if (now?.user.userID === previous?.user.userID) return;
    void client.cancelQueries();
    client.clear();
  });
  clients.set(session, client);
  return client;
}

/** Whether a failed query ended because the session did; the login is on its way, so a screen shows nothing of it. */
export function endedWithSession(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'unauthorized' || error.kind === 'cancelled');
}
