import { answer, contract, contractSamples, sessionSamples } from '@dayfare/api/mocks';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { queryClientOf } from '../../platform/queries/query-client.ts';
import { servePages } from '../../testing/open-page.tsx';
import { Providers } from '../../testing/providers.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import { AgreementHarness } from './testing/agreement-harness.tsx';

const { chunk } = vi.hoisted(() => ({ chunk: Promise.withResolvers<void>() }));
vi.mock('./sanitised-text.tsx', async (original) => {
  await chunk.promise;
  return original();
});

const server = servePages();

it('can be agreed to only once there is a text to read', async () => {
  server.use(answer(contract.contracts.getContractByType, contractSamples.twoContracts()));
  const app = await createTestApp({ user: sessionSamples.employee() });
  render(
    <Providers app={app}>
      <QueryClientProvider client={queryClientOf(app.session)}>
        <AgreementHarness />
      </QueryClientProvider>
    </Providers>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  const drawer = within(await screen.findByRole('dialog'));
  const answers = queryClientOf(app.session).getQueryCache();
  await expect.poll(() => answers.getAll().some(({ state }) => state.status === 'success')).toBe(true);
  await act(async () => undefined);
  expect(drawer.queryByRole('button', { name: /^Agree/ })).toBeNull();
  await act(async () => chunk.resolve());
  expect(await drawer.findByRole('button', { name: 'Agree 1 of 2' })).toBeDefined();
  expect(drawer.getByText('There is no interest.')).toBeDefined();
});
