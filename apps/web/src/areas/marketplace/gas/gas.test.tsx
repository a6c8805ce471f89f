import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, choose, fill, press, readInMain } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const open = () => server.sandbox.configure({ EnableMarketPlace: '1' });

describe('gas discounts', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('are found by a place, in the list as on the map, by gas, price and distance', async () => {
    await open();
    const page = await server.open('/gas-discount', { as: people.maya });
    await arriveAt('Gas discounts');
    const rows = async () => {
      const list = await screen.findByRole('list', { name: 'Stations' });
      return within(list).getAllByRole('listitem');
    };
    expect((await rows())[0]?.textContent).toMatch(
      /^1\. Queens Truck Stop\$3\.25 a gallon for you, \$3\.37 at the pump/,
    );
    await fill(page, 'City, postal code or station', 'Brooklyn');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    screen.getByRole('img', { name: 'Map of the 2 stations in the list' });
    await choose(page, 'Diesel');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await screen.findByRole('button', { name: /Member ID/ });
  });

  it('are found from where somebody is, and by a search where they don’t say it', async () => {
    await open();
    const find = vi.fn();
    Object.defineProperty(navigator, 'geolocation', {
      ...{ value: { getCurrentPosition: find }, configurable: true },
    });
    const page = await server.open('/gas-discount', { as: people.maya });
    find.mockImplementationOnce((_found, failed) => failed({ code: 1 }));
    await press(page, 'Use where I am');
    await readInMain(/^This device doesn’t share where you are/);
    find.mockImplementationOnce((found) => found({ coords: { latitude: 40.7128, longitude: -74.006 } }));
    await press(page, 'Use where I am');
    await readInMain('The stations nearest to where you are now.');
    await choose(page, 'Nearest');
    const list = await screen.findByRole('list', { name: 'Stations' });
    await waitFor(() =>
      expect(within(list).getAllByRole('listitem')[0]?.textContent).toMatch(
        /^1\. Canal Gas[\s\S]*0\.5\smi away/,
      ),
    );
  });
});
