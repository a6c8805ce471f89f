import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

describe('closing the card', () => {
  it('waits until its money is out, asks once, and leaves a card that is closed', async () => {
    const page = await server.open('/card/services-dashboard', { as: people.nadia });
    await follow(page, /Close your card/);
    await arriveAt('Close your card');
    await readInMain('There’s still money on your card');
    await readInMain('$833.65');
    expect(screen.queryByRole('button', { name: 'Close card' })).toBeNull();
    page.close();

    const all = { kind: 'purchase', amount: '833.65', merchant: 'Northway Electronics' };
    await server.sandbox.tellCard(people.nadia, all);
    const empty = await server.open('/card/close', { as: people.nadia });
    await press(empty, 'Close card');
    await press(empty, 'Keep it');
    await press(empty, 'Close card');
    const [, confirm] = await screen.findAllByRole('button', { name: 'Close card', hidden: true });
    if (confirm) await empty.user.click(confirm);
    await untilAt(empty, '/card/home');
    await readInMain('This card is closed');
  });
});

describe('what the card costs', () => {
  it('is listed by what it is for, beside the machines where cash is free', async () => {
    const page = await server.open('/card/costs', { as: people.nadia });
    await readInMain('Cash at our machines');
    await readInMain('$2.50');
    await readInMain('Harbor Community Bank');
    await readInMain(/0\.4 mi away/);
    await fill(page, 'ZIP code', '99501');
    await readInMain('No free machine near there');
  });
});
