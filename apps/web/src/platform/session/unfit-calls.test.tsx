import { placeContract } from '@dayfare/api/startup/place-contract';
import { importApplicationKeys } from '@dayfare/api/transport/signature';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { press, readInMain } from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('a call whose user is invalid goes without who it is from, and that is only logged [transport-014]', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const page = await server.open('/turbo-tax', { as: people.maya });
  await screen.findByRole('button', { name: 'Email me the link' });
  const { api, session } = page.app;
  const current = session.current();
  if (!current) throw new Error('Nobody is signed in.');
  // As storage that somebody has changed would give it.
  const spoiled = { ...current, user: { ...current.user, userID: 0 }, keys: await importApplicationKeys() };
  const reading = vi.spyOn(session, 'current').mockReturnValue(spoiled);
  await api.client(placeContract).getCIP();
  reading.mockRestore();
  const sent = server.network.sent('main/GetCIP').at(-1)?.headers;
  expect([sent?.get('authorization'), sent?.get('x-user-id')]).toEqual([null, null]);
  const later = timers.mock.calls.findLast(([, ms]) => ms === 5_000)?.[0];
  if (typeof later !== 'function') throw new Error('Nothing is logged later.');
  later();
  await waitFor(() => expect(server.network.logged().join()).toMatch(/auth-invalid/));
  expect(screen.getByRole('button', { name: 'Email me the link' })).toBeTruthy();
});

it('a failure that says nothing of itself is said in the generic sentence [transport-013]', async () => {
  await server.sandbox.configure({ EnableMarketPlace: '1' });
  const page = await server.open('/turbo-tax', { as: people.maya });
  await server.sandbox.fault({ match: 'user/SendTurboTaxEmail', kind: 'status', status: 418, times: 1 });
  await press(page, 'Email me the link');
  await readInMain('The email wasn’t sent');
  await readInMain(/^Something bad happened; please try again later/);
});
