import { answer, contract, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage, servePages } from '../../../testing/open-page.tsx';

const server = servePages();

it.each([
  ['leads to the account where they are switched off', '0', '/home/profile'],
  ['opens where they are switched on', '1', '/home/passkeys'],
])('the page of passkeys %s', async (_, EnablePasskeys, path) => {
  const configuration = startupSamples.configuration({ EnablePasskeys });
  server.use(
    answer(contract.startup.getConfigurationSettings, configuration),
    answer(contract.startup.startupDataV2, startupSamples.startupData()),
    answer(contract.session.getPasskeys, []),
  );
  const { here } = await openPage('/home/passkeys', { user: sessionSamples.employee(), configuration });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(here()).toBe(path));
});

it.each([
  ['1', 1],
  ['0', 0],
])('with their flag at %s each page has %i ways to them', async (EnablePasskeys, ways) => {
  // What says that a browser has passkeys.
  vi.stubGlobal('PublicKeyCredential', class {});
  const configuration = startupSamples.configuration({ EnablePasskeys });
  server.use(
    answer(contract.startup.getConfigurationSettings, configuration),
    answer(contract.startup.startupDataV2, startupSamples.startupData()),
  );
  await openPage('/welcome/login', { configuration });
  await screen.findByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /passkey/ })).toHaveLength(ways));
  cleanup();
  await openPage('/home/profile', { user: sessionSamples.employee(), configuration });
  await screen.findByRole('link', { name: 'Two-step sign-in' });
  expect(screen.queryAllByRole('link', { name: 'Passkeys' })).toHaveLength(ways);
});
