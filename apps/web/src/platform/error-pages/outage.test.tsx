import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt, fill, press } from '../../testing/sandbox/person-steps.ts';
import { signInHere } from '../../testing/sandbox/sign-in-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const configuration = 'Main/GetConfigurationSettings';
const isAt = (page: { readonly here: () => string }, path: string) =>
  waitFor(() => expect(page.here()).toBe(path));

it('without the server the login says so and lets one ask again [startup-017]', async () => {
  await server.sandbox.fault({ match: configuration, kind: 'drop-before' });
  const page = await server.open('/welcome/login');
  const problem = () => screen.queryByText('We can’t reach Dayfare right now');
  await waitFor(() => expect(problem()).not.toBeNull());
  const before = server.network.count(configuration);
  await press(page, 'Try again');
  await waitFor(() => expect(server.network.count(configuration)).toBe(before + 1));
  expect(problem()).not.toBeNull();
  await server.sandbox.clearFaults();
  await press(page, 'Try again');
  await waitFor(() => expect(problem()).toBeNull());
  await signInHere(page);
  await isAt(page, '/ewa/home');
});

it('a sign-in without network keeps what was typed and works once the network is back', async () => {
  const page = await server.open('/welcome/login');
  await fill(page, 'Phone number or email', people.maya.email);
  server.network.setOnline(false);
  await screen.findByText('You’re offline');
  await signInHere(page);
  await screen.findByText('Connect to the internet and try again. Nothing is lost.');
  expect(screen.getByLabelText('Phone number or email')).toHaveProperty('value', people.maya.email);
  server.network.setOnline(true);
  await press(page, 'Try again');
  await isAt(page, '/ewa/home');
});

it('an outage closes the app with words of its own, also one that is opened in it [transport-011]', async () => {
  const page = await server.open('/welcome/login');
  await server.sandbox.fault({ match: '*', kind: 'status', status: 503 });
  await signInHere(page);
  await arriveAt('We can’t reach Dayfare right now');
  expect(page.app.connection.server.get()).toBe('outage');
  page.close();
  const opened = await server.open('/welcome/login');
  await opened.app.startup.askForReturn();
  await arriveAt('We can’t reach Dayfare right now');
});

it('/maintenance leads on while nothing is maintained, and shows what is the matter while something is [public-018]', async () => {
  await server.sandbox.maintain(true);
  const page = await server.open('/maintenance');
  await arriveAt('We’re improving Dayfare');
  page.close();
  await server.sandbox.maintain(false);
  await isAt(await server.open('/maintenance'), '/welcome/login');
});
