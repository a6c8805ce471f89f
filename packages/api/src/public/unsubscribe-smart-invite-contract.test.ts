import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { answer } from '../mocks/answer.ts';
import { createApiClient } from '../transport/index.ts';
import { smartInviteQuery, unsubscribe } from './queries.ts';
import { unsubscribeSmartInviteContract } from './unsubscribe-smart-invite-contract.ts';

const { unsubscribeSmartInvite } = unsubscribeSmartInviteContract;
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createApiClient({
  baseUrl: 'https://app.example/api',
  session: () => ({ auth: null, keys: null, businessEnvironment: 'Common' }),
});
const payload = { idOut: 1, status: 'subscribed', employeeID: 501, employeeName: 'Nina' };

it('goes through the real transport and back: 0 looks, 1 unsubscribes [public-006] [public-011] [public-013]', async () => {
  const asked: unknown[] = [];
  server.use(
    answer(unsubscribeSmartInvite, (input) => {
      asked.push(input);
      return payload;
    }),
  );
  const look = smartInviteQuery(api, 'abc');
  const found = await look.queryFn?.({ signal: new AbortController().signal } as never);
  expect(found).toEqual(payload);
  expect(look.select?.(payload)).toEqual({ state: 'offered', channel: 'email', name: 'Nina' });
  expect(await unsubscribe(api, 'abc')).toEqual({
    ...{ state: 'done', result: 'EmailUnsubscribed', channel: 'email', name: 'Nina' },
  });
  expect(asked).toEqual([
    { token: 'abc', updatedBy: 0 },
    { token: 'abc', updatedBy: 1 },
  ]);
});

it('reads an answer without a payload, and one that says nothing but its code', async () => {
  server.use(answer(unsubscribeSmartInvite, null));
  expect(await unsubscribe(api, 'abc')).toEqual({
    ...{ state: 'offered', result: 'Fault', channel: null, name: null },
  });
  expect(smartInviteQuery(api, 'abc').select?.(null)).toEqual({
    ...{ state: 'failed', channel: null, name: null },
  });
  const unknown = { idOut: 5, status: null, employeeID: null, employeeName: null };
  server.use(answer(unsubscribeSmartInvite, unknown));
  expect(await unsubscribe(api, 'abc')).toMatchObject({ state: 'failed', result: 'UnknownToken' });
});
