import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../mocks/answer.ts';
import { createApiClient } from '../transport/index.ts';
import { getDueCountsContract } from './get-due-counts-contract.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

it('goes through the real transport and back', async () => {
  const payload = { counts: [{ name: 'accounts', count: 3 }] };
  server.use(answer(getDueCountsContract.getDueCounts, payload));
  const api = createApiClient({
    baseUrl: 'https://app.example/api',
    session: () => ({ auth: null, keys: null, businessEnvironment: 'Common' }),
  });
  expect(await api.client(getDueCountsContract).getDueCounts()).toEqual(payload);
});
