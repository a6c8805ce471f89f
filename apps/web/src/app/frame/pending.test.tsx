import { answer, contract, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadingId } from '../../platform/loading/loading-id.ts';
import { openPage, servePages } from '../../testing/open-page.tsx';

const server = servePages();

it('the bar at the top is there while requests are pending, and gone once none is [startup-012]', async () => {
  server.use(answer(contract.startup.startupDataV2, startupSamples.startupData()));
  const { app } = await openPage('/home/profile', { user: sessionSamples.employee() });
  await screen.findByRole('heading', { level: 1 });
  const isThere = (expected: boolean) =>
    waitFor(() => expect(document.querySelector(`#${loadingId} [aria-hidden]`) !== null).toBe(expected));
  await isThere(false);
  app.connection.pending.set(2);
  await isThere(true);
  app.connection.pending.set(1);
  await isThere(true);
  app.connection.pending.set(0);
  await isThere(false);
});
