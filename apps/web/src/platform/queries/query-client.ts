import { type LastAnswers, lastAnswerTo, withLastAnswer } from '@dayfare/api/offline';
import { QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query';
import { failureOf } from '../failures/failure.ts';
import type { Session, SessionStore } from '../session/session-store.ts';
import { type Cell, cell } from '../state/cell.ts';
import { answersIn } from './answers-db.ts';

/** Queries that show an old response for lack of a new one, by hash, with its time in ms since 1970. */
export type OldAnswers = ReadonlyMap<string, number>;

interface Client {
  readonly client: QueryClient;
  readonly old: Cell<OldAnswers>;
}

const clients = new WeakMap<SessionStore, Client>();

/** Changes with the shape of responses: those of another version are not read. */
const version = '1';

const ownerOf = ({ user }: Session) => `${user.userID}/${user.businessId}`;

/** Where the answers of a session are stored. */
const answersOf = (session: SessionStore, current: Session): LastAnswers => ({
  ...{ cache: answersIn(session), owner: ownerOf(current), version, now: Date.now },
});

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
    // A query says of itself that an old response is of no use, as a quote that is no longer binding.
    if (!current || query.meta?.isNeverStored) return queryFn(context);
    const owner = ownerOf(current);
    const isStillHere = () => {
      const now = session.current();
      return now !== null && ownerOf(now) === owner;
    };
    const read = withLastAnswer(
      { queryKey: query.queryKey, queryFn: () => queryFn(context) },
      {
        // A late response must not be stored for the next person.
        ...answersOf(session, current),
        cache: { ...cache, write: async (...kept) => (isStillHere() ? cache.write(...kept) : undefined) },
      },
    );
    try {
      const { data, at, isLast } = await read.queryFn(context);
      if (!context.signal.aborted) note(query.queryHash, isLast ? at : null);
      return data;
    } catch (error) {
      // What is on screen stays, unless the server refused it. A request that was given up says nothing about its age, nor does one after the
      // session's end, which would push the page down as it goes.
      const { kind } = failureOf(error, true);
      const isNews = !context.signal.aborted && kind !== 'refused' && kind !== 'session';
      if (query.state.data !== undefined && isNews) note(query.queryHash, query.state.dataUpdatedAt);
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
 * The query cache of the signed-in person; cleared when the person or employer changes. Reads are retried by the transport, so not again
 * here. If there is no response, the last one is used, and `oldAnswersOf` says from when it is.
 */
export function queryClientOf(session: SessionStore): QueryClient {
  return clientOf(session).client;
}

/** Which data on screen is old. */
export function oldAnswersOf(session: SessionStore): Cell<OldAnswers> {
  return clientOf(session).old;
}

/** What a query is read from, and how. */
interface Read<Wire, Data> {
  readonly queryKey: QueryKey;
  readonly select?: ((wire: Wire) => Data) | undefined;
}

/**
 * Options of a query for the last answer to another one, of this person at this employer: for what shows it, with its time, while the current one is on its way. Its data is null if
 * there is none. Nothing that is decided rests on it.
 */
export function lastAnswerQuery<Wire, Data>(session: SessionStore, { queryKey, select }: Read<Wire, Data>) {
  return {
    queryKey: ['last', ...queryKey],
    queryFn: async () => {
      const current = session.current();
      const last = current && (await lastAnswerTo<Wire>(queryKey, answersOf(session, current)));
      return last && select ? select(last.data) : null;
    },
    meta: { isNeverStored: true },
    networkMode: 'always',
    staleTime: 0,
  } as const;
}

/** Returns when the oldest data on screen was current, in ms since 1970; null if all of it is current. */
export function oldestOnScreen(session: SessionStore): number | null {
  const shown = clientOf(session)
    .client.getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0);
  return shown.length === 0 ? null : Math.min(...shown);
}

/** Refetches all old data. */
export async function renewOldAnswers(session: SessionStore): Promise<void> {
  const { client, old } = clientOf(session);
  await client.invalidateQueries({ predicate: ({ queryHash }) => old.get().has(queryHash) });
}
