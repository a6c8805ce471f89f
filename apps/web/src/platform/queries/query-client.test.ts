// @vitest-environment jsdom
import { sessionSamples } from '@dayfare/api/mocks';
import { ApiError } from '@dayfare/api/transport';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { oldAnswersOf, queryClientOf } from './query-client.ts';

const key = ['some', 'answer'];

/** Answers once, and then fails with `error`. */
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
