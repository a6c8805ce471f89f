import { answer, contract, startupSamples } from '@dayfare/api/mocks';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, servePages } from '../../testing/open-page.tsx';
import { memoryStorage } from '../storage/storage.ts';
import { keepConfiguration } from './kept-configuration.ts';

const server = servePages();
const hour = 3_600_000;

it.each([
  ['used for 4 hours', {}, 3.9, 0],
  ['asked for again after them', {}, 4.1, 1],
  ['used for as long as it says itself', { ConfigurationsCacheExpiryTime: '24' }, 23.9, 0],
  ['asked for again after that', { ConfigurationsCacheExpiryTime: '24' }, 24.1, 1],
])('the configuration of an earlier visit is %s [startup-015]', async (_, entries, hours, times) => {
  let asked = 0;
  const configuration = startupSamples.configuration(entries);
  server.use(
    answer(contract.startup.getConfigurationSettings, () => {
      asked += 1;
      return configuration;
    }),
  );
  const local = memoryStorage();
  keepConfiguration(local, configuration, Date.now() - hours * hour);
  const { app } = await openPage('/welcome/login', { configuration: undefined, local });
  await app.startup.configure();
  await screen.findByRole('heading', { level: 1 });
  expect(asked).toBe(times);
});
