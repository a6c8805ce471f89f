import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterCode } from '../../../kit/money/testing/account-steps.ts';
import { joinSimulatedDevice } from '../../../testing/join-simulated-device.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, follow, press, readInMain } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

describe('a wallet', () => {
  it.each([
    ['ios', ['Apple Wallet']],
    ['android', ['Google Wallet', 'Samsung Wallet']],
  ] as const)('on %s takes the card in the app, after a code [card-027]', async (platform, wallets) => {
    const page = await server.open('/card/home', { as: people.nadia });
    await joinSimulatedDevice(page.app, { platform });
    await follow(page, 'All card services');
    await follow(page, /Add to a wallet/);
    await arriveAt('Add to a wallet');
    for (const wallet of wallets) {
      await press(page, `Add to ${wallet}`);
      await enterCode(page, server.sandbox);
      await readInMain(`In ${wallet}`);
    }
  });

  it('that its person leaves, or that is not on the phone, takes nothing', async () => {
    const page = await server.open('/card/home', { as: people.nadia });
    await joinSimulatedDevice(page.app, { platform: 'ios', answers: { wallet: 'cancelled' } });
    await page.app.navigation.go('/card/wallet');
    await press(page, 'Add to Apple Wallet');
    await screen.findByRole('button', { name: 'Add to Apple Wallet' });
    expect(server.network.count('card/ProvisionCard')).toBe(0);
    page.close();
    const none = await server.open('/card/home', { as: people.nadia });
    const results = { 'wallet.check': { isAvailable: false, isAdded: false } };
    await joinSimulatedDevice(none.app, { platform: 'ios', results });
    await none.app.navigation.go('/card/wallet');
    await readInMain('Apple Wallet isn’t set up on this phone.');
  });

  it('is filled on the phone: a browser says so and has a code that leads there', async () => {
    await server.open('/card/wallet', { as: people.nadia });
    await readInMain(/A browser can’t add a card to Apple, Google or Samsung Wallet/);
    await screen.findByRole('img', { name: 'Opens this page in the app' });
  });
});
