import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../../testing/sandbox/people.ts';
import { follow, readInMain, untilAt } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));
const paydays = async () => within(await screen.findByRole('region', { name: 'Your paydays' }));

describe('earnings', () => {
  it('lead from the home to every day of the pay period, what is left on payday, and earlier hours [money-011] [money-027]', async () => {
    const page = await server.open('/ewa/home', { as: people.maya });
    await follow(page, 'Day by day');
    await untilAt(page, '/ewa/earnings?show=earnings');
    await titled('Your earnings · Dayfare');
    await readInMain(/^Estimated pay on/);
    const days = within(await screen.findByRole('list', { name: 'Day by day' }));
    const [overtime] = await days.findAllByRole('button', { name: /overtime/ });
    if (overtime) await page.user.click(overtime);
    const sheet = within(await screen.findByRole('dialog', { name: 'Hours and earnings' }));
    await sheet.findByText('Overtime');
    await page.user.keyboard('{Escape}');
    await follow(page, 'Hours of earlier pay periods');
    await titled('Hours history · Dayfare');
    const main = within(screen.getByRole('main'));
    const [period] = await main.findAllByRole('button', { expanded: false });
    const before = main.queryAllByRole('button', { expanded: true }).length;
    if (period) await page.user.click(period);
    await waitFor(() => expect(main.getAllByRole('button', { expanded: true })).toHaveLength(before + 1));
    await readInMain(/hours · payday/);
    expect(server.network.calls).toContain('POST user/getEarnings');
    expect(server.network.calls).toContain('GET user/GetEarnings');
  });

  it('have tips and mileage apart from the balance; accounts and cards are counted by type, on this device too [money-025] [money-026] [session-005]', async () => {
    let page = await server.open('/ewa/home', {
      as: await server.sandbox.makePerson(people.hannah, 'Hannah', 'Reyes'),
    });
    await follow(page, 'Tips & Mileage');
    await untilAt(page, '/ewa/earnings?show=tips');
    await readInMain('$86.40');
    page = await page.reload();
    await waitFor(() => expect(server.network.count('user/assets')).toBeGreaterThan(0));
    await page.user.click(await screen.findByRole('tab', { name: 'Assets' }));
    await screen.findByRole('heading', { name: /bank account/ });
    await waitFor(() =>
      expect(JSON.parse(server.local.getItem('assetCounts') ?? '{}')).toMatchObject({ Tips: 1, Mileage: 1 }),
    );
  });

  it('say how often the employer pays, and when next [money-038]', async () => {
    const datesOf = async (lastName: string, payFrequency: string, said: string) => {
      const as = await server.sandbox.makePerson(people.maya, 'Maya', lastName, { payFrequency });
      const page = await server.open('/ewa/earnings', { as });
      await (await paydays()).findByText(said);
      const rows = (await paydays()).getAllByRole('listitem').map((row) => row.textContent);
      page.close();
      expect(rows).toHaveLength(3);
      return rows;
    };
    const weekly = await datesOf('Weekly', 'Weekly', 'Your employer pays you every week.');
    const monthly = await datesOf('Monthly', 'Monthly', 'Your employer pays you once a month.');
    expect(monthly).not.toEqual(weekly);
  });

  it('tell of another rhythm of pay before it comes, and the running pay period stays [money-038]', async () => {
    const maya = await server.sandbox.makePerson(people.maya, 'Maya', 'Changing');
    const payday = async () => {
      const period = within(await screen.findByRole('region', { name: 'This pay period' }));
      return (await period.findByText(/^Payday is/)).textContent;
    };
    let page = await server.open('/ewa/home', { as: maya });
    const before = await payday();
    await server.sandbox.payEvery(maya, 'Weekly');
    page = await page.reload();
    expect(await payday()).toBe(before);
    await page.load('/ewa/earnings');
    await (await paydays()).findByText('Your employer pays you every two weeks.');
    await (await paydays()).findByText(/^From .+ on, it pays you every week\.$/);
  });
});
