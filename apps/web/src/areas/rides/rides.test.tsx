import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { agree } from '../../kit/money/testing/transfer-steps.ts';
import type { Screen } from '../../testing/sandbox/browser.tsx';
import { breakableConnection } from '../../testing/sandbox/lost-answers.ts';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt, choose, follow, press, readInMain, untilAt } from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const minute = 60_000;

/** Types a part of a place's name and chooses what is found. */
async function place(page: Screen, label: string, name: string): Promise<void> {
  const field = await screen.findByRole('combobox', { name: label });
  await page.user.clear(field);
  await page.user.type(field, name.slice(0, 5));
  const option = { name: new RegExp(`^${name}`) };
  // Typing has to rest first.
  await page.user.click(await screen.findByRole('option', option));
}

async function tellBirthDate(page: Screen, year: string): Promise<void> {
  await arriveAt('When were you born?');
  await page.user.click(await screen.findByRole('spinbutton', { name: /^month/ }));
  await page.user.keyboard(`0402${year}`);
  await press(page, 'Save and go on');
}

async function chooseWay(page: Screen, to = 'Riverside Hospital'): Promise<void> {
  await arriveAt('Rides');
  await place(page, 'Pick-up', 'Central Station');
  await place(page, 'Destination', to);
  await press(page, 'See cars and prices');
  await arriveAt('Choose a car');
}

async function book(page: Screen): Promise<void> {
  await choose(page, 'Standard');
  await agree(page);
  await press(page, 'Book for $11.00');
}

/** Does what the page would do every six seconds. */
function tick(timers: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }): void {
  const call = timers.mock.calls.findLast(([, ms]) => ms === 6_000)?.[0];
  if (typeof call !== 'function') throw new Error('Nothing is asked for every six seconds.');
  call();
}

describe('a ride', () => {
  it('is booked on pay, watched until its end, found again after closing the app, and has a receipt [rides-001] [rides-004] [rides-005] [rides-016] [rides-017]', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    const page = await server.open('/uber', { as: people.maya });
    await tellBirthDate(page, '2015');
    await screen.findByText('You’re too young to book rides here.');
    await tellBirthDate(page, '1994');
    await press(page, 'See cars and prices');
    await screen.findByText('Choose where you want to be picked up.');
    await chooseWay(page);
    await readInMain(/We hold the estimate and 5% for traffic/);
    await book(page);
    await arriveAt('Your ride');
    await readInMain(/We’re asking drivers nearby/);
    await server.sandbox.advance(21_000);
    tick(timers);
    await readInMain(/ is about 3 minutes away from Central Station\.$/);
    await readInMain('1 is Central Station, 2 is Riverside Hospital. The dot is your car.');
    expect(screen.getByRole('link', { name: /^Call [A-Z][a-z]+$/ }).getAttribute('href')).toMatch(
      /^tel:\+1555010\d{4}$/,
    );
    await server.sandbox.advance(4 * minute);
    tick(timers);
    await readInMain(/ minutes away from Riverside Hospital\.$/);
    expect(screen.queryByRole('button', { name: 'Cancel the ride' })).toBeNull();
    page.close();

    await server.sandbox.advance(20 * minute);
    timers.mockClear();
    const later = await server.open('/uber', { as: people.maya });
    await arriveAt('Your ride');
    await readInMain('You’re at Riverside Hospital. See what it cost.');
    // What no longer changes by itself is not asked for again.
    expect(timers.mock.calls.map(([, ms]) => ms)).not.toContain(6_000);
    await press(later, 'See the receipt');
    await arriveAt('Receipt of your ride');
    await readInMain('$11.22');
    await readInMain('$0.33');
    await readInMain('Did you leave something in the car?');
    await press(later, 'Email me the receipt');
    await readInMain('Sent to maya.torres@example.com.');
    await later.user.click(screen.getByRole('switch', { name: /^Keep these places/ }));
    await waitFor(() => expect(server.network.count('ride/SaveTrip')).toBe(1));
    await press(later, 'Back');
    await arriveAt('Your rides');
    await follow(later, /Central Station to Riverside Hospital/);
    await arriveAt('Receipt of your ride');
    later.close();

    const again = await server.open('/uber', { as: people.maya });
    await press(again, 'Central Station to Riverside Hospital');
    await press(again, 'See cars and prices');
    await arriveAt('Choose a car');
    expect(await server.sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });
  });

  it('that no driver takes says so, and what to do; one is cancelled for what was said before [rides-019] [rides-013]', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    const page = await server.open('/uber', { as: people.maya });
    await tellBirthDate(page, '1994');
    await chooseWay(page, 'Far Meadow');
    await choose(page, 'Shared');
    await agree(page);
    await press(page, /^Book for/);
    await arriveAt('Your ride');
    await server.sandbox.advance(21_000);
    tick(timers);
    await arriveAt('Rides');
    await readInMain('No drivers available');
    await readInMain(/^No driver was free, and nothing was paid/);
    await chooseWay(page);
    await book(page);
    await arriveAt('Your ride');
    await server.sandbox.advance(3 * minute);
    tick(timers);
    await readInMain('Driver accepted');
    await press(page, 'Cancel the ride');
    await screen.findByText(/^It costs \$5\.00/);
    await press(page, 'Cancel it');
    await arriveAt('Rides');
    await readInMain('Canceled by you');
  });

  it('whose price has changed isn’t booked and is shown at the new one; one whose answer was lost is settled first, and booked once', async () => {
    const connection = breakableConnection(server.network);
    const page = await server.open('/uber', { as: people.maya });
    await tellBirthDate(page, '1994');
    await chooseWay(page);
    await server.sandbox.advance(6 * minute);
    await book(page);
    await readInMain('The price has changed, and nothing was booked. This is the new one.');
    connection.loseAnswers('ride/CreateTrip');
    await book(page);
    await arriveAt('We don’t know yet whether it was booked');
    connection.mend();
    await press(page, 'Find out whether it was booked');
    await arriveAt('Your ride');
    expect(server.network.count('ride/CreateTrip')).toBe(2);
  });

  it('is not for visitors', async () => {
    const page = await server.open('/uber');
    await untilAt(page, /^\/welcome\/login/);
  });
});
