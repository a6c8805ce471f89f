import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../mocks/answer.ts';
import { createApiClient } from '../transport/index.ts';
import { getDynamicDeepLinkContract } from './get-dynamic-deep-link-contract.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

it('goes through the real transport and back', async () => {
  const payload = { deepLink: 'https://link.example/abc' };
  server.use(answer(getDynamicDeepLinkContract.getDynamicDeepLink, payload));
  const api = createApiClient({
    baseUrl: 'https://app.example/api',
    session: () => ({ auth: null, keys: null, businessEnvironment: 'Common' }),
  });
  expect(await api.client(getDynamicDeepLinkContract).getDynamicDeepLink({ path: '/download-app' })).toEqual(
    payload,
  );
});
