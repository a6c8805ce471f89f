import { answer, contract, moneySamples, sessionSamples } from '@dayfare/api/mocks';
import { availableFundsQuery } from '@dayfare/api/money/queries';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { App } from '../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { servePages } from '../../../testing/open-page.tsx';
import { createTestApp } from '../../../testing/test-app.ts';
import { load } from './home-page.tsx';

const server = servePages();
const balanceOf = ({ api, session }: App) =>
  queryClientOf(session).getQueryData(availableFundsQuery(api).queryKey);

// How long the page waits is not what is measured here: on a busy machine an answer takes longer than that.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

it('appears with its balance where that is about to come, and without it where it takes long', async () => {
  server.use(answer(contract.money.getAvailableFunds, moneySamples.availableFunds()));
  const app = await createTestApp({ user: sessionSamples.employee() });
  await load(app);
  expect(balanceOf(app)).toBeDefined();
  const other = await createTestApp({
    user: sessionSamples.employee(),
    fetch: () => new Promise(() => undefined),
  });
  const loading = load(other);
  await vi.advanceTimersByTimeAsync(200);
  await loading;
  expect(balanceOf(other)).toBeUndefined();
});

it('asks again for a balance from before a transfer', async () => {
  const funds = (accessibleAmount: number) =>
    answer(contract.money.getAvailableFunds, { ...moneySamples.availableFunds(), accessibleAmount });
  server.use(funds(120));
  const app = await createTestApp({ user: sessionSamples.employee() });
  await load(app);
  server.use(funds(80));
  await load(app);
  expect(balanceOf(app)?.accessibleAmount).toBe(120);
  await queryClientOf(app.session).invalidateQueries({ queryKey: availableFundsQuery(app.api).queryKey });
  await load(app);
  expect(balanceOf(app)?.accessibleAmount).toBe(80);
});
