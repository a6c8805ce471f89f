import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { balance, balanceSays, sendMoney } from '../../../../kit/money/testing/transfer-steps.ts';
import { breakableConnection } from '../../../../testing/sandbox/lost-answers.ts';
import type { Network } from '../../../../testing/sandbox/network.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const funds = 'user/GetAvailableFunds';

/** Puts a connection on which answers about the balance can be held between the app and a test's network. To be called before the app is opened. */
function holdable(network: Network): { readonly hold: () => void; readonly release: () => void } {
  const { fetch: real } = network;
  let held = Promise.withResolvers<void>();
  held.resolve();
  const holding: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await real(request);
    if (request.url.endsWith(`/${funds}`)) await held.promise;
    return response;
  };
  Object.assign(network, { fetch: holding });
  return {
    hold: () => {
      held = Promise.withResolvers<void>();
    },
    release: () => held.resolve(),
  };
}

it('the home shows no balance from before a transfer, however long the new one takes', async () => {
  const answers = holdable(server.network);
  const page = await server.open('/ewa/home', { as: people.maya });
  const before = await balance();
  answers.hold();
  await sendMoney(page, { amount: '40' });
  void page.app.navigation.go('/ewa/home');
  await arriveAt('Hi, Maya');
  const region = await screen.findByRole('region', { name: 'Available now' });
  expect(region.textContent).not.toMatch(/\$\d/);
  answers.release();
  await balanceSays(/\$\d/);
  expect(await balance()).toBe(before - 40_00);
});

it('the home shows no balance from before a transfer where the new one could not be loaded', async () => {
  const connection = breakableConnection(server.network);
  const page = await server.open('/ewa/home', { as: people.maya });
  await balance();
  connection.loseRequests(funds);
  await sendMoney(page, { amount: '40' });
  await page.app.navigation.go('/ewa/home');
  await balanceSays('We couldn’t load your balance');
});
