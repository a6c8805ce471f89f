import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../mocks/answer.ts';
import { createApiClient } from '../transport/index.ts';
import { unsubscribeSmartInviteContract } from './unsubscribe-smart-invite-contract.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

it('goes through the real transport and back', async () => {
  const payload = {
    idOut: 3,
    status: 'Everyday checking',
    employeeID: 501,
    employeeName: 'Everyday checking',
  };
  server.use(answer(unsubscribeSmartInviteContract.unsubscribeSmartInvite, payload));
  const api = createApiClient({
    baseUrl: 'https://app.example/api',
    session: () => ({ auth: null, keys: null, businessEnvironment: 'Common' }),
  });
  expect(
    await api
      .client(unsubscribeSmartInviteContract)
      .unsubscribeSmartInvite({ token: 'Everyday checking', updatedBy: 3 }),
  ).toEqual(payload);
});
