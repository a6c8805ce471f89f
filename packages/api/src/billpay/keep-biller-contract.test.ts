import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../mocks/answer.ts';
import { createApiClient } from '../transport/index.ts';
import { keepBillerContract } from './keep-biller-contract.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

it('goes through the real transport and back', async () => {
  const payload = { isKept: true };
  server.use(answer(keepBillerContract.keepBiller, payload));
  const api = createApiClient({
    baseUrl: 'https://app.example/api',
    session: () => ({ auth: null, keys: null, businessEnvironment: 'Common' }),
  });
  expect(await api.client(keepBillerContract).keepBiller({ billerID: 1, isKept: true })).toEqual(payload);
});
