import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agree } from '../../../kit/money/testing/transfer-steps.ts';
import { people } from '../../../testing/sandbox/people.ts';
import {
  arriveAt,
  choose,
  fill,
  follow,
  press,
  readInMain,
  untilAt,
} from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const pay = (amount: string) =>
  server.sandbox.tellCard(people.nadia, { kind: 'purchase', amount, merchant: 'Northway', place: '' });

describe('autoload', () => {
  it('says what will happen, is agreed to once, moves pay when the card runs low, and is off in one tap [card-021] [card-022] [card-023]', async () => {
    const page = await server.open('/card/services-dashboard', { as: people.nadia });
    await follow(page, /Autoload/);
    await arriveAt('Autoload');
    await readInMain(
      /leaves less than \$20\.00 on your card ••\d{4}, we move \$40\.00 of your pay to it, at most once a day/,
    );
    await fill(page, 'Move this much', '200.01');
    await fill(page, 'When less than this is left', '1');
    await press(page, 'Read and agree');
    await screen.findByText('An autoload is $200.00 at most.');
    await screen.findByText('Set $5.00 at least.');
    await choose(page, /To cover a declined payment/);
    await readInMain(/we move what was missing, from \$5\.00 to \$200\.00 of your pay/);
    expect(screen.queryByLabelText('Move this much')).toBeNull();
    await choose(page, /When a payment is declined/);
    await choose(page, /When the card runs low/);
    await fill(page, 'Move this much', '30');
    await fill(page, 'When less than this is left', '25');
    await agree(page);
    await server.sandbox.fault({ match: 'card/SaveAutoload', kind: 'status', status: 503, times: 1 });
    await press(page, 'Turn on autoload');
    await screen.findByText('We couldn’t save your autoload settings');
    await press(page, 'Turn on autoload');
    await screen.findByRole('button', { name: 'Turn off autoload' });
    await pay('820');
    await server.sandbox.advance(60_000);
    page.close();

    const later = await server.open('/card/home', { as: people.nadia });
    await screen.findByText('$43.65');
    await follow(later, 'All card services');
    await follow(later, /Autoload/);
    await readInMain(/It last moved money on/);
    await press(later, 'Turn off autoload');
    await screen.findByRole('button', { name: 'Read and agree' });
  });

  it('is for employees, and its settings for a card [card-004] [card-005]', async () => {
    const page = await server.open('/card/autoload-settings-v2', { as: people.nadia });
    await untilAt(page, '/card/services-dashboard');
    await arriveAt('Card services');
    page.close();
    const direct = await server.open('/card/autoload-settings-v2?cardID=1', { as: people.sam });
    await untilAt(direct, '/dayfare-direct/home');
  });
});
