import { answer, contract, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { screen, waitFor } from '@testing-library/react';
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
