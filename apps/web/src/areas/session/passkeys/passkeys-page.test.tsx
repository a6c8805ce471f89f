import { answer, contract, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it('without their flag there is no way to them', async () => {
  const configuration = startupSamples.configuration({ EnablePasskeys: '0' });
  server.use(
    answer(contract.startup.getConfigurationSettings, configuration),
    answer(contract.startup.startupDataV2, startupSamples.startupData()),
  );
  const login = await openPage('/welcome/login', { configuration });
  await screen.findByRole('button', { name: 'Sign in' });
  expect(login.here()).toBe('/welcome/login');
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  cleanup();
  await openPage('/home/profile', { user: sessionSamples.employee(), configuration });
  await screen.findByRole('link', { name: 'Two-step sign-in' });
  expect(screen.queryByRole('link', { name: 'Passkeys' })).toBeNull();
});
