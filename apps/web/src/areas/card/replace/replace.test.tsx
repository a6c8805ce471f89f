import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterCode } from '../../../kit/money/testing/account-steps.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, choose, fill, follow, press, readInMain } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

describe('a card that is replaced', () => {
  it('says what it costs and what ends, takes the fee once, and is followed on its way [card-018]', async () => {
    const page = await server.open('/card/services-dashboard', { as: people.nadia });
    await follow(page, /Replace your card/);
    await arriveAt('Replace your card');
    await press(page, 'Order a new card');
    await screen.findByText('Choose what happened to your card.');
    await choose(page, /^Damaged/);
    await screen.findByRole('button', { name: 'Order a new card, free' });
    await choose(page, /^Lost/);
    await readInMain(/stops working at once\. The money on it stays yours/);
    await readInMain('$5.00, from your card');
    await press(page, 'Order a new card for $5.00');
    await arriveAt('Your new card is on its way');
    await readInMain('$828.65');
    await press(page, 'See your card');
    await readInMain('Pays online, not in stores yet');
    await screen.findByRole('list', { name: 'Your card’s way to you' });
    expect(await server.sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });
  });

  it('goes to another address only after a code, and to none at a post office', async () => {
    const page = await server.open('/card/replace', { as: people.nadia });
    await choose(page, /^Stolen/);
    await fill(page, /Street/, 'PO Box 12');
    await press(page, 'Order a new card, free');
    await screen.findByText(/A P\.O\. box isn’t a home address/);
    await fill(page, /Street/, '1 Market Street');
    await press(page, 'Order a new card, free');
    await enterCode(page, server.sandbox);
    await arriveAt('Your new card is on its way');
    await press(page, 'See your card');
    await readInMain(/1 Market Street, Hartford/);
  });

  it('can be ordered for one that was reported missing, and for none that is blocked', async () => {
    await server.sandbox.tellCard(people.nadia, { state: 'StolenCard' });
    const page = await server.open('/card/home', { as: people.nadia });
    await follow(page, 'Order a new card');
    await arriveAt('Replace your card');
    await screen.findByRole('radio', { name: /^Stolen/ });
    page.close();
    await server.sandbox.tellCard(people.nadia, { state: 'CardBlockedDueToFraud' });
    await server.open('/card/replace', { as: people.nadia });
    await readInMain('Your card is blocked');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
