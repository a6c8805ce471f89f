import { answer, contract, moneySamples, sessionSamples } from '@dayfare/api/mocks';
import { availableFundsQuery } from '@dayfare/api/money/queries';
import { expect, it } from 'vitest';
import type { App } from '../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { servePages } from '../../../testing/open-page.tsx';
import { createTestApp } from '../../../testing/test-app.ts';
import { load } from './home-page.tsx';

const server = servePages();
const balanceOf = ({ api, session }: App) =>
  queryClientOf(session).getQueryData(availableFundsQuery(api).queryKey);

it('appears with its balance where that is about to come, and without it where it takes long', async () => {
  server.use(answer(contract.money.getAvailableFunds, moneySamples.availableFunds()));
  const app = await createTestApp({ user: sessionSamples.employee() });
  await load(app);
  expect(balanceOf(app)).toBeDefined();
  const other = await createTestApp({
    user: sessionSamples.employee(),
    fetch: () => new Promise(() => undefined),
  });
  await load(other);
  expect(balanceOf(other)).toBeUndefined();
});
