import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../mocks/answer.ts';
import { createApiClient } from '../transport/index.ts';
import { getBillersContract } from './get-billers-contract.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

it('goes through the real transport and back', async () => {
  const payload = { billers: [{ id: 1, name: 'City Power & Light', category: 'Electricity', isKept: true }] };
  server.use(answer(getBillersContract.getBillers, payload));
  const api = createApiClient({
    baseUrl: 'https://app.example/api',
    session: () => ({ auth: null, keys: null, businessEnvironment: 'Common' }),
  });
  expect(await api.client(getBillersContract).getBillers({ search: 'power' })).toEqual(payload);
});
