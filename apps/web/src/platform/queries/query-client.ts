import { moneyKeys } from '@dayfare/api/money/queries';
import { withLastAnswer } from '@dayfare/api/offline';
import { QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query';
import { failureOf } from '../failures/failure.ts';
import type { Session, SessionStore } from '../session/session-store.ts';
import { type Cell, cell } from '../state/cell.ts';
import { answersIn } from './answers-db.ts';

/** Questions whose last answer shows for want of a new one, by hash: since when it holds, ms since 1970. */
export type OldAnswers = ReadonlyMap<string, number>;

interface Client {
  readonly client: QueryClient;
  readonly old: Cell<OldAnswers>;
}

const clients = new WeakMap<SessionStore, Client>();

/** Changes with the shape of answers: those of another shape are not read. */
const version = '1';

/** A quote binds nobody any longer when it is old. */
const neverOld = (key: QueryKey) => moneyKeys.previews.every((part, at) => key[at] === part);

const ownerOf = ({ user }: Session) => `${user.userID}/${user.businessId}`;

function createClient(session: SessionStore): Client {
  const old = cell<OldAnswers>(new Map());
  const cache = answersIn(session);
  const note = (hash: string, at: number | null) => {
    if (at === null && !old.get().has(hash)) return;
    const next = new Map(old.get());
    if (at === null) next.delete(hash);
    else next.set(hash, at);
    old.set(next);
  };
  const persister: QueryPersister = async (queryFn, context, query) => {
    const current = session.current();
    if (!current || neverOld(query.queryKey)) return queryFn(context);
    const owner = ownerOf(current);
    const isStillHere = () => {
      const now = session.current();
      return now !== null && ownerOf(now) === owner;
    };
    const read = withLastAnswer(
      { queryKey: query.queryKey, queryFn: () => queryFn(context) },
      {
        // An answer that comes late is not for the one who is here by then.
        cache: { ...cache, write: async (...kept) => (isStillHere() ? cache.write(...kept) : undefined) },
        ...{ owner, version, now: Date.now },
      },
    );
    try {
      const { data, at, isLast } = await read.queryFn(context);
      note(query.queryHash, isLast ? at : null);
      return data;
    } catch (error) {
      // What the screens have goes on showing, unless the server refused it.
      const isRefused = failureOf(error, true).kind === 'refused';
      if (query.state.data !== undefined && !isRefused) note(query.queryHash, query.state.dataUpdatedAt);
      throw error;
    }
  };
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, throwOnError: false, persister },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  session.subscribe(({ session: now, previous }) => {
    const isSamePerson = now?.user.userID === previous?.user.userID;
    if (isSamePerson && now?.user.businessId === previous?.user.businessId) return;
    void client.cancelQueries();
    client.clear();
    old.set(new Map());
  });
  return { client, old };
}

function clientOf(session: SessionStore): Client {
  const known = clients.get(session) ?? createClient(session);
  clients.set(session, known);
  return known;
}

/**
 * The cache of what the server said to the person who is signed in; emptied when that is no longer the same person, or the same employer.
 * Reads are retried by the transport, so not again here. When none can be had the last answer comes in its place, and
 * `oldAnswersOf` says since when it holds.
 */
export function queryClientOf(session: SessionStore): QueryClient {
  return clientOf(session).client;
}

/** Which answers on the screens are not of now. */
export function oldAnswersOf(session: SessionStore): Cell<OldAnswers> {
  return clientOf(session).old;
}

/** When the oldest of the answers that screens are showing came, ms since 1970; null when they show none. */
export function oldestOnScreen(session: SessionStore): number | null {
  const shown = clientOf(session)
    .client.getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0);
  return shown.length === 0 ? null : Math.min(...shown);
}

/** Asks again for all that is not of now. */
export async function renewOldAnswers(session: SessionStore): Promise<void> {
  const { client, old } = clientOf(session);
  await client.invalidateQueries({ predicate: ({ queryHash }) => old.get().has(queryHash) });
}
