import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, fill, press, readInMain, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const search = 'Name of the company';

const named = async (list: string) => {
  const rows = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
  return rows.map((row) => row.textContent?.replace(/(?:Add|Remove)$/, ''));
};

/** Waits until a list has these rows. */
const until = (list: string, rows: readonly string[]) =>
  waitFor(async () => expect(await named(list)).toEqual(rows));

describe('billers', () => {
  it('are listed with what they bill for, the person’s own first, without any start-up data', async () => {
    const page = await server.open('/billpay/billers', { as: people.maya });
    await arriveAt('Billers');
    await until('Your billers', ['City Power & LightElectricity', 'Maple Court ApartmentsRent']);
    expect(await named('Other companies')).toHaveLength(4);
    expect(document.title).toContain('Billers');
    expect(page.here()).toBe('/billpay/billers');
    expect(server.network.count('user/GetAvailableFunds')).toBe(0);
  });

  it('are closed to visitors, who are led to the sign-in', async () => {
    const page = await server.open('/billpay/billers');
    await screen.findByLabelText('Password');
    expect(page.here()).toMatch(/^\/welcome\/login/);
  });

  it('are added and removed by keyboard, stay so on another device, and keep focus', async () => {
    const page = await server.open('/billpay/billers', { as: people.maya });
    const add = await screen.findByRole('button', { name: 'Add Skyline Wireless' });
    add.focus();
    await page.user.keyboard('{Enter}');
    await until('Your billers', [
      'City Power & LightElectricity',
      'Maple Court ApartmentsRent',
      'Skyline WirelessPhone',
    ]);
    await screen.findByText('Skyline Wireless was added to your billers.');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove Skyline Wireless' })).toBe(document.activeElement),
    );
    await press(page, 'Remove City Power & Light');
    await until('Your billers', ['Maple Court ApartmentsRent', 'Skyline WirelessPhone']);
    page.close();
    await server.otherBrowser().open('/billpay/billers', { as: people.maya });
    await until('Your billers', ['Maple Court ApartmentsRent', 'Skyline WirelessPhone']);
  });

  it('are found by part of a name, and all come back from a search without a hit', async () => {
    const page = await server.open('/billpay/billers', { as: people.camille, language: 'en' });
    await until('All companies', [
      'Électricité du PlateauElectricity',
      'Télécom LaurentidesPhone',
      'Toronto Hydro ServiceElectricity',
    ]);
    await fill(page, search, 'telecom');
    await until('All companies', ['Télécom LaurentidesPhone']);
    await fill(page, search, 'xylophone');
    await readInMain('No company found');
    await press(page, 'Show all companies');
    await waitFor(async () => expect(await named('All companies')).toHaveLength(3));
  });

  it('are changed on the server or not at all: without a network the list stays, and says so', async () => {
    const page = await server.open('/billpay/billers', { as: people.maya });
    await screen.findByRole('button', { name: 'Add Skyline Wireless' });
    server.network.setOnline(false);
    await press(page, 'Add Skyline Wireless');
    await readInMain('You’re offline');
    expect(await named('Your billers')).toHaveLength(2);
    server.network.setOnline(true);
    await press(page, 'Try again');
    await waitFor(async () => expect(await named('Your billers')).toHaveLength(3));
  });

  it('lead back to the bills', async () => {
    const page = await server.open('/billpay/billers', { as: people.bruno });
    await arriveAt('Billers');
    await press(page, 'Back');
    await untilAt(page, '/billpay');
  });
});
