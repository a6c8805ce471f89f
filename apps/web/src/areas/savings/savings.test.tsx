import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agree } from '../../kit/money/testing/transfer-steps.ts';
import { people } from '../../testing/sandbox/people.ts';
import {
  arriveAt,
  choose,
  fill,
  follow,
  press,
  readInMain,
  untilAt,
} from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const minute = 60_000;
const day = 24 * 60 * minute;

describe('somebody who saves for the first time', () => {
  it('starts a goal, sees what it takes, and is told that it has begun; it grows by itself and is withdrawn [savings-003] [savings-007] [savings-009] [access-009]', async () => {
    const page = await server.open('/savings', { as: people.maya });
    await arriveAt('Put a little aside');
    expect(page.app.startup.data.isLoaded('isLoadSavings')).toBe(true);
    // Nothing yet: no zero that might be wrong.
    await readInMain('--');
    await readInMain(/Your savings earn no interest/);
    await press(page, 'Start a goal');
    await arriveAt('A new goal');
    await press(page, 'Continue');
    await screen.findByText('Give the goal a name.');
    await fill(page, 'What are you saving for?', 'Trip');
    await fill(page, 'How much do you need?', '9');
    await fill(page, 'How much each time?', '1');
    await press(page, 'Continue');
    await screen.findByText('A goal is $10.00 at least.');
    await screen.findByText(/Each time has to be \$5\.00 at least/);
    await fill(page, 'How much do you need?', '60');
    await fill(page, 'How much each time?', '20');
    await readInMain(/\$20\.00 every week gets you there by/);
    await press(page, 'Continue');
    await arriveAt('Check your plan');
    await press(page, 'Show as a table');
    const table = await screen.findByRole('table', { name: /How it adds up/ });
    expect(within(table).getAllByRole('row')).toHaveLength(5);
    await agree(page);
    await server.sandbox.fault({ match: 'savings/SaveGoal', kind: 'drop-after' });
    await press(page, 'Start saving');
    await screen.findByText(/it’s never saved twice/);
    await server.sandbox.clearFaults();
    await press(page, 'Start saving');
    await arriveAt('“Trip” has begun');
    await press(page, 'See the goal');
    await untilAt(page, /^\/savings\/\d+$/);
    await server.sandbox.advance(8 * day);
    page.close();

    const later = await server.open('/savings', { as: people.maya });
    expect(await screen.findAllByRole('link', { name: /Trip/ })).toHaveLength(1);
    await follow(later, /Trip/);
    await arriveAt('Trip');
    await waitFor(() => expect(screen.getAllByText('As planned').length).toBeGreaterThan(0));
    await press(later, 'Withdraw');
    await arriveAt('Withdraw');
    await readInMain('Next business day, free');
    await readInMain('Right away, for $2.99');
    await press(later, /^All of it: \$/);
    await press(later, /^Withdraw \$/);
    await arriveAt(/on its way$/);
    await readInMain(/travel by ACH/);
    await press(later, 'See the goal');
    await readInMain(/^To Harbor Credit Union/);
    expect(await server.sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });
  });
});

describe('somebody with goals', () => {
  it('sees each with its state and all of it in one figure, and pauses, resumes, changes, cancels and archives [savings-002] [savings-004] [savings-005] [savings-008]', async () => {
    const page = await server.open('/savings', { as: people.elena });
    await arriveAt('Savings');
    await screen.findByText('$1,030.00');
    const states = within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map((row) => row.textContent ?? '');
    for (const [index, state] of [
      'Saving',
      'Saving again',
      'Paused',
      'Achieved',
      'Cancelled',
      'Archived',
    ].entries())
      expect(states[index]).toContain(state);
    await follow(page, /Trip to Lisbon/);
    await arriveAt('Trip to Lisbon');
    await readInMain('More than halfway');
    expect(document.querySelector('[data-celebrated]')).not.toBeNull();
    await page.router.navigate('/savings');
    await follow(page, /Trip to Lisbon/);
    await readInMain('More than halfway');
    // Once.
    expect(document.querySelector('[data-celebrated]')).toBeNull();
    await press(page, 'Pause');
    await readInMain(/Nothing is put aside until you resume it/);
    await press(page, 'Resume');
    await readInMain('Saving again');
    await press(page, 'Change the goal');
    await arriveAt('Change the goal');
    await fill(page, 'What are you saving for?', 'Rainy day');
    await press(page, 'Continue');
    await screen.findByText('You already have a goal with this name. Choose another one.');
    await fill(page, 'What are you saving for?', 'Trip to Porto');
    await choose(page, 'By when');
    await choose(page, 'How much each time');
    await press(page, 'Continue');
    await press(page, 'Save the change');
    await arriveAt('Trip to Porto');
    await press(page, 'Cancel the goal');
    await press(page, 'Cancel it');
    await readInMain(/Nothing more is put aside\. Withdraw/);
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
    await press(page, 'Back');
    await follow(page, /Language course/);
    await press(page, 'Withdraw');
    await press(page, 'All of it: $45.00');
    await press(page, 'Withdraw $45.00');
    await press(page, 'See the goal');
    await press(page, 'Archive');
    await press(page, 'Archive it');
    await readInMain('Archived');
    await press(page, 'Back');
    await arriveAt('Savings');
    await screen.findByText('$985.00');
  });

  it('cannot begin anything new while savings are closed, and still withdraws; the home does not lead there [savings-001]', async () => {
    await server.sandbox.configure({ EnableSavingsV2: '0' });
    const page = await server.open('/savings', { as: people.elena });
    await readInMain('Nothing new can be put aside right now');
    expect(screen.queryByRole('button', { name: 'Start another goal' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Savings' })).toBeNull();
    await follow(page, /New tires/);
    await arriveAt('New tires');
    expect(screen.queryByRole('button', { name: 'Put money in' })).toBeNull();
    await screen.findByRole('button', { name: 'Withdraw' });
    page.close();
    const direct = await server.open('/savings/new', { as: people.elena });
    await untilAt(direct, '/savings');
  });
});
