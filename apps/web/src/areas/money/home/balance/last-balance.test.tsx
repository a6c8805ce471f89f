import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useDatabases } from '../../../../testing/databases.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

beforeEach(useDatabases);

const current = () => screen.findByRole('region', { name: 'Available now' });
const last = () => screen.findByRole('region', { name: 'Available when you were last here' });

/** Lets the funds wait until the test says so. */
function holdFunds(): () => void {
  const { fetch: send } = server.network;
  const gate = Promise.withResolvers<void>();
  const held: typeof fetch = async (input, init) => {
    if (new Request(input, init).url.endsWith('/GetAvailableFunds')) await gate.promise;
    return send(input, init);
  };
  Object.assign(server.network, { fetch: held });
  return gate.resolve;
}

it('a balance that takes longer is preceded by that of the last visit, with its time and without an action, and takes its place', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  const [amount] = await within(await current()).findAllByText(/^\$\d/);
  const figure = amount?.textContent ?? '';
  page.close();
  const letFundsCome = holdFunds();
  await server.open('/ewa/home');
  const before = within(await last());
  expect(before.getAllByText(figure).length).toBeGreaterThan(0);
  before.getByText(/^Updated today at \d/);
  before.getByText('Getting what’s available now…');
  expect(screen.queryByRole('button', { name: 'Get money' })).toBeNull();
  letFundsCome();
  await within(await current()).findByRole('button', { name: 'Get money' });
  expect(screen.queryByText('Getting what’s available now…')).toBeNull();
});

it('no other user sees it, and it is no amount to start from', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  await within(await current()).findAllByText(/^\$\d/);
  page.close();
  const letFundsCome = holdFunds();
  const form = await server.open('/ewa/get-money');
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  form.close();
  await server.open('/ewa/home', { as: people.priya });
  await current();
  expect(screen.queryByText('Getting what’s available now…')).toBeNull();
  letFundsCome();
  await waitFor(async () => within(await current()).getAllByText(/^\$\d/));
});

it('a balance that cannot be had is not a number of before', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  await within(await current()).findAllByText(/^\$\d/);
  page.close();
  await server.sandbox.fault({ match: 'user/GetAvailableFunds', kind: 'status', status: 500 });
  await server.open('/ewa/home');
  await screen.findByText('We couldn’t load your balance');
  expect(within(await current()).queryByText(/\$\d/)).toBeNull();
});
