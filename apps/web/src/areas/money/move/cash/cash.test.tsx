import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPlaces, untilGoesTo } from '../../../../kit/money/testing/transfer-steps.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

describe('cash at a counter', () => {
  it('is not for somebody who is too young, who is told so [money-076]', async () => {
    await server.sandbox.configure({ MinimumAgeLimitForCashPickup: '99' });
    const page = await server.open('/ewa/cash', { as: people.maya });
    await press(page, 'Get cash');
    await readInMain(/you aren’t old enough/);
    expect(page.here()).toBe('/ewa/cash');
  });

  it('is not for somebody whose date of birth nobody knows, who is told how to mend that and offered the call', async () => {
    const ageless = await server.sandbox.makePerson(people.maya, 'Maya', 'Ageless', { birthDate: '' });
    const page = await server.open('/ewa/cash', { as: ageless });
    await press(page, 'Get cash');
    await readInMain(/We don’t know your date of birth.*Call .* to have it added/);
    expect(screen.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:/);
    expect(page.here()).toBe('/ewa/cash');
  });

  it('has the counters around a postal code first, and finds none for one that isn’t used', async () => {
    const page = await server.open('/ewa/cash', { as: people.maya });
    const rows = () => within(screen.getByRole('list', { name: 'Counters' })).getAllByRole('listitem');
    const search = 'Name, city or ZIP code';
    const first = (text: string) => waitFor(() => expect(rows()[0]?.textContent).toContain(text));
    await first('NY');
    await fill(page, search, '60604');
    await first('Chicago');
    expect(rows()).toHaveLength(8);
    await fill(page, search, 'H2J 2L1');
    await first('Marché du Plateau');
    await fill(page, search, '00000');
    await readInMain('No counters found');
  });
});

describe('a place that is opened on the way of a transfer', () => {
  it.each([
    ['Pick up cash', 'Get cash', 'Cash pickup'],
    ['Amazon gift card', 'Get a gift card', 'Amazon gift card'],
  ])('is chosen on the way back, and the amount stays: %s', async (way, opens, place) => {
    await server.sandbox.configure({ EnableAmazon: '1' });
    const page = await server.open('/ewa/home', { as: people.maya });
    await press(page, 'Get money');
    await fill(page, 'Amount', '20');
    await openPlaces(page);
    await follow(page, new RegExp(`^${way}`));
    await press(page, opens);
    await arriveAt('How much do you need?');
    await untilGoesTo(new RegExp(`^To ${place}`));
    await screen.findByRole('radio', { name: /Next business day/, description: /\$20\.00/ });
  });
});
