import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterCode } from '../../../kit/money/testing/account-steps.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

/** What stands on somebody's card. */
async function printedOn({ email }: { readonly email: string }) {
  const { cards } = (await server.sandbox.ask('/card')) as {
    readonly cards: readonly { readonly email: string; readonly last4: string; readonly expiry: string }[];
  };
  const found = cards.find((one) => one.email === email);
  if (!found) throw new Error('There should be a card.');
  const [year = '', month = ''] = found.expiry.split('-');
  return { last4: found.last4, expiry: `${month}/${year.slice(2)}` };
}

const ticks = () => within(screen.getByRole('main')).getByRole('progressbar').getAttribute('aria-valuenow');

describe('activating a card', () => {
  it('goes step by step with ticks, from what stands on it to a PIN that was proved [card-048]', async () => {
    const { last4, expiry } = await printedOn(people.felix);
    const page = await server.open('/card/home', { as: people.felix });
    await follow(page, 'Activate your card');
    await arriveAt('Activate your card');
    expect(ticks()).toBe('0');
    await press(page, 'Enter what’s on the card');
    await press(page, 'Activate card');
    await screen.findByText('Enter the last four digits.');
    await screen.findByText('Enter the expiration date.');
    await fill(page, 'Last four digits', last4);
    await fill(page, 'Expiration date', '01/40');
    await press(page, 'Activate card');
    await screen.findByText(/This isn’t the expiration date of your card/);
    await fill(page, 'Expiration date', expiry);
    await press(page, 'Activate card');
    await arriveAt('Activate your card');
    await waitFor(() => expect(ticks()).toBe('1'));
    await press(page, 'Choose a PIN');
    await untilAt(page, '/card/pin');
    await fill(page, 'New PIN', '2849');
    await fill(page, 'New PIN again', '2849');
    await press(page, 'Set PIN');
    await enterCode(page, server.sandbox);
    await untilAt(page, '/card/activate');
    await arriveAt('Your card is ready');
    expect(ticks()).toBe('2');
    await press(page, 'Go to your card');
    await screen.findByRole('button', { name: 'Lock card' });
    expect(screen.queryByText('Pays online, not in stores yet')).toBeNull();
  });

  it('ends after five wrong tries, and says for how long', async () => {
    const { expiry } = await printedOn(people.felix);
    const page = await server.open('/card/activate', { as: people.felix });
    await press(page, 'Enter what’s on the card');
    for (const last4 of ['0001', '0002', '0003', '0004', '0005', '0006']) {
      await fill(page, 'Last four digits', last4);
      await fill(page, 'Expiration date', expiry);
      await press(page, 'Activate card');
      await waitFor(() => expect(server.network.count('card/ActivateCard')).toBe(Number(last4)));
    }
    await screen.findByText('Your card wasn’t activated');
    await screen.findByText(/Try again tomorrow, or call us/);
  });
});

describe('the PIN', () => {
  it('is refused if it is weak or typed differently, and nothing is sent', async () => {
    const page = await server.open('/card/pin', { as: people.nadia });
    for (const [pin, again, words] of [
      ['123', '123', 'Enter four digits.'],
      ['1234', '1234', /Digits in a row/],
      ['7777', '7777', /Repeated digits/],
      ['2849', '2848', /This isn’t the same PIN/],
    ] as const) {
      await fill(page, 'New PIN', pin);
      await fill(page, 'New PIN again', again);
      await press(page, 'Set PIN');
      await screen.findByText(words);
    }
    expect(server.network.count('card/SetCardPIN')).toBe(0);
    await fill(page, 'New PIN', '1990');
    await fill(page, 'New PIN again', '1990');
    await press(page, 'Set PIN');
    await screen.findByText(/year of birth/);
  });

  it('can’t be set on a card that is locked, which is said', async () => {
    await server.open('/card/pin', { as: people.lena });
    await readInMain('Unlock your card first');
  });
});
