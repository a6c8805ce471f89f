import { sessionSamples } from '@dayfare/api/mocks';
import { ApiError } from '@dayfare/api/transport';
import { describe, expect, it } from 'vitest';
import { useDatabases } from '../../testing/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { databases } from '../storage/databases.ts';
import { oldAnswersOf, queryClientOf, renewOldAnswers } from './query-client.ts';

useDatabases();

const key = ['some', 'answer'];
const ana = sessionSamples.employee({ userID: 1, businessId: 31 });
const ben = sessionSamples.employee({ userID: 2, businessId: 31 });
const anaElsewhere = { ...ana, businessId: 32 };
const offline = () => Promise.reject(new ApiError({ kind: 'offline' }));

/** A person with loaded data and a pending request whose response is held back. */
async function inTheMiddle() {
  const { session } = await createTestApp({ user: ana });
  const client = queryClientOf(session);
  await client.fetchQuery({ queryKey: key, queryFn: async () => 'of Ana', staleTime: 0 });
  const held = Promise.withResolvers<string>();
  // The tests share the browser's database.
  const slow = ['slow', crypto.randomUUID()];
  const asked = client.fetchQuery({ queryKey: slow, queryFn: () => held.promise });
  return { session, client, old: oldAnswersOf(session), held, slow, asked: asked.catch(() => 'given up') };
}

/** Whose responses are in the browser's database, and which. */
async function keptOnDisk(): Promise<readonly IDBValidKey[]> {
  const { openDB } = await import('idb');
  const { name, version } = databases.answers;
  const db = await openDB(name, version);
  const found = await db.getAllKeys('answers');
  db.close();
  return found;
}

describe.each([
  ['the next person', ben],
  ['the same person at another employer', anaElsewhere],
])('for %s, in a page that is not loaded again,', (_, next) => {
  it('the cache is empty, and an answer that comes late stays out of it', async () => {
    const { session, client, held, asked } = await inTheMiddle();
    await session.begin(next);
    held.resolve('of Ana, late');
    expect(await asked).toBe('given up');
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  it('an answer of before is not shown for want of a new one', async () => {
    const { session, client } = await inTheMiddle();
    await session.begin(next);
    await expect(client.fetchQuery({ queryKey: key, queryFn: offline })).rejects.toThrow();
    await client.fetchQuery({ queryKey: key, queryFn: async () => 'of now', staleTime: 0 });
    expect(await client.fetchQuery({ queryKey: key, queryFn: offline, staleTime: 0 })).toBe('of now');
  });

  it('an answer that comes late is not kept in the browser', async () => {
    const { session, held, asked, slow } = await inTheMiddle();
    await session.begin(next);
    held.resolve('of Ana, late');
    await asked;
    // Encrypting and writing take a moment after the response.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await keptOnDisk()).filter((key) => String(key).includes(String(slow[1])))).toEqual([]);
  });

  it('no note is left that answers are old', async () => {
    const { session, client, old } = await inTheMiddle();
    await client.fetchQuery({ queryKey: key, queryFn: offline, staleTime: 0 });
    expect(old.get().size).toBe(1);
    await session.begin(next);
    expect(old.get().size).toBe(0);
  });
});

describe('a request that was given up', () => {
  it('does not say that the answer before is old: nobody waits for another', async () => {
    const { client, old } = await inTheMiddle();
    const asked = client.fetchQuery({
      queryKey: key,
      queryFn: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new ApiError({ kind: 'offline' })));
        }),
      staleTime: 0,
    });
    await client.cancelQueries();
    await asked.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(old.get().size).toBe(0);
  });
});

describe('a request after the session’s end', () => {
  it('does not say that the answer before is old: the page is about to go, and must not move', async () => {
    const { client, old } = await inTheMiddle();
    for (const kind of ['unauthorized', 'cancelled'] as const) {
      const asked = client.fetchQuery({
        queryKey: key,
        queryFn: () => Promise.reject(new ApiError({ kind })),
        staleTime: 0,
      });
      await expect(asked).rejects.toThrow();
      expect(old.get().size).toBe(0);
    }
  });
});

describe('the same person with another token', () => {
  it('goes on with what is in the cache', async () => {
    const { session, client } = await inTheMiddle();
    await session.begin({ ...ana, authToken: 'next' });
    expect(client.getQueryData(key)).toBe('of Ana');
  });
});

describe('after a sign-out', () => {
  it('neither the page nor the browser keeps an answer, also one that was on its way to the disk', async () => {
    const { session, client, held, asked, slow } = await inTheMiddle();
    await session.end({ localStorageKeeps: [], sessionStorage: true });
    held.resolve('of Ana, late');
    await asked;
    expect(client.getQueryCache().getAll()).toEqual([]);
    await session.begin(ana);
    await expect(client.fetchQuery({ queryKey: slow, queryFn: offline })).rejects.toThrow();
  });
});

describe('answers that are old', () => {
  it('are asked for again, and no others', async () => {
    const { session, client } = await inTheMiddle();
    const question = (name: string) => ({ queryKey: [name], queryFn: async () => name, staleTime: 0 });
    await client.fetchQuery(question('old'));
    await client.fetchQuery(question('new'));
    await client.fetchQuery({ ...question('old'), queryFn: offline });
    await renewOldAnswers(session);
    expect(client.getQueryState(['old'])?.isInvalidated).toBe(true);
    expect(client.getQueryState(['new'])?.isInvalidated).toBe(false);
  });
});

/** Responds once, and then fails with `error`. */
async function askedTwice(error: Error) {
  const { session } = await createTestApp({ user: sessionSamples.employee() });
  const client = queryClientOf(session);
  await client.fetchQuery({ queryKey: key, queryFn: async () => 'first', staleTime: 0 });
  const again = { queryKey: key, queryFn: () => Promise.reject(error), staleTime: 0 };
  await expect(client.fetchQuery(again)).rejects.toBe(error);
  return { client, old: oldAnswersOf(session) };
}

describe('an answer that could not be renewed', () => {
  it('is told to be old, since when it holds, until there is a new one', async () => {
    const { client, old } = await askedTwice(new ApiError({ kind: 'http', httpStatus: 500 }));
    expect([...old.get().values()]).toEqual([client.getQueryState(key)?.dataUpdatedAt]);
    await client.fetchQuery({ queryKey: key, queryFn: async () => 'second', staleTime: 0 });
    expect(old.get().size).toBe(0);
  });

  it('is not told to be old when the server refused it: the screen says that', async () => {
    const { old } = await askedTwice(new ApiError({ kind: 'http', httpStatus: 403, code: 'No' }));
    expect(old.get().size).toBe(0);
  });
});
