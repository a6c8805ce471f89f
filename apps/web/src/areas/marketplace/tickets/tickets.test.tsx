import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agree } from '../../../kit/money/testing/transfer-steps.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, choose, follow, press, readInMain } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const hour = 60 * 60_000;

describe('movie tickets', () => {
  it('are chosen by day and kind at the prices of the configuration, bought on pay, and have a code once they are paid for [marketplace-012]', async () => {
    await server.sandbox.configure({ EnableMarketPlace: '1', AMCBlackTicketPrice: '13.5' });
    const page = await server.open('/amc', { as: people.maya });
    await arriveAt('Movie tickets');
    await press(page, 'Choose a ticket first');
    await readInMain('Choose a ticket.');
    await screen.findByRole('radio', { name: /^Yellow ticket/ });
    await readInMain('$9.99');
    await choose(page, /^Black ticket/);
    await press(page, /How many\?/);
    await page.user.click(await screen.findByRole('option', { name: '2 tickets' }));
    await agree(page);
    await press(page, 'Buy for $27.00');
    await arriveAt('2 tickets bought');
    await press(page, 'See your tickets');
    await arriveAt('Your tickets');
    expect(await screen.findAllByText('Code on its way')).toHaveLength(2);
    page.close();
    await server.sandbox.advance(2 * hour);
    const later = await server.open('/amc/tickets', { as: people.maya });
    expect(await screen.findAllByText('Ready')).toHaveLength(2);
    const [show] = screen.getAllByRole('button', { name: /^Show code of ticket/ });
    if (!show) throw new Error('There is no ticket.');
    await later.user.click(show);
    await screen.findByRole('img', { name: 'Code to scan at the theater' });
    await screen.findByRole('button', { name: /Ticket code/ });
  });

  it('say where there are none for the date, and where the limit is reached, as the server does meanwhile [marketplace-013]', async () => {
    await server.sandbox.configure({ EnableMarketPlace: '1', AMCTicketLimit: '1', AMCTicketsPerDay: '1' });
    const page = await server.open('/amc', { as: people.maya });
    await choose(page, /^Black ticket/);
    await agree(page);
    await server.sandbox.configure({ EnableMarketPlace: '1', AMCTicketLimit: '1', AMCTicketsPerDay: '0' });
    await press(page, 'Buy for $12.99');
    await screen.findByRole('group', {
      name: /^Which day\?/,
      description: /no tickets for the selected date/,
    });
    await server.sandbox.configure({ EnableMarketPlace: '1', AMCTicketLimit: '1', AMCTicketsPerDay: '1' });
    const again = await page.reload();
    await choose(again, /^Black ticket/);
    await agree(again);
    await server.sandbox.configure({ EnableMarketPlace: '1', AMCTicketLimit: '0', AMCTicketsPerDay: '1' });
    await press(again, 'Buy for $12.99');
    await screen.findByText('Ticket limit reached');
    await follow(again, 'Your tickets');
    await readInMain('No tickets yet');
  });

  it('say that there are none where the marketplace is closed', async () => {
    await server.open('/amc', { as: people.maya });
    await readInMain('This offer isn’t available right now. Try again later.');
  });
});
