import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt, choose, follow, press, readInMain, untilAt } from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
beforeEach(() => server.sandbox.reset());

const dayMs = 86_400_000;

it('tips are closed to visitors, and to people whose employer doesn’t offer them [tips-001] [access-016]', async () => {
  const page = await server.open('/timely-tips');
  await screen.findByLabelText('Password');
  expect(page.here()).toMatch(/^\/welcome\/login/);
  page.close();
  const other = await server.open('/timely-tips', { as: people.maya });
  await untilAt(other, '/ewa/home');
});

it('early tips are set up step by step, also after leaving in between; the next report is paid out [tips-001] [tips-004] [tips-005] [tips-007] [access-016]', async () => {
  const page = await server.open('/ewa/home', { as: people.dario });
  await follow(page, 'Money');
  await follow(page, 'Tips and mileage');
  await arriveAt('Tips and mileage');
  expect(page.app.startup.data.isLoaded('isLoadTimelyTips')).toBe(true);
  await readInMain('Read how early tips work, and agree to it.');
  await press(page, 'Read and agree');
  await press(page, /^I agree/i);
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', true));
  await press(page, 'Continue');
  await choose(page, 'Tips and mileage');
  await press(page, 'Continue');
  await readInMain('Choose the account or card that your tips are paid to.');
  page.close();

  const again = await server.open('/timely-tips', { as: people.dario });
  await press(again, 'Use this account');
  await readInMain('Choose where your tips go.');
  await choose(again, /9272/);
  await press(again, 'Use this account');
  await press(again, 'Start early tips');
  await readInMain('Nothing yet');
  await server.sandbox.reportTips(people.dario, 'Tips', 86_40);
  await server.sandbox.advance(dayMs);
  again.close();
  await server.open('/timely-tips', { as: people.dario });
  await readInMain('Paid');
  await readInMain(/To Lantern Debit ••9272/);
});

it('a payout that came back says so, and goes to another account [tips-004] [tips-006]', async () => {
  const page = await server.open('/timely-tips', { as: people.yara });
  await readInMain('A payout of your tips came back');
  await readInMain('$52.00 is safe with us. Choose another account or card, and we’ll send it there.');
  await readInMain('Came back');
  await choose(page, /9282/);
  await press(page, 'Use this account');
  await waitFor(() => expect(screen.queryByText('A payout of your tips came back')).toBeNull());
});

it('the history is narrowed down by kind and state on a page of its own, from which Back leads there [tips-001] [tips-002] [access-073]', async () => {
  const page = await server.open('/timely-tips', { as: people.yara });
  await follow(page, 'See all of it');
  await arriveAt('Tips history');
  await readInMain('5 reports');
  await follow(page, 'Filter');
  await arriveAt('Filter tips');
  await press(page, 'Back');
  await arriveAt('Tips history');
  await follow(page, 'Filter');
  await choose(page, 'Mileage');
  await press(page, 'Show them');
  await untilAt(page, '/timely-tips/transactionhistory?kind=Mileage');
  await readInMain('2 reports');
  await follow(page, 'Change the filters');
  await press(page, /What became of it/);
  await page.user.click(await screen.findByRole('option', { name: 'Came back' }));
  await press(page, 'Show them');
  await readInMain('Nothing fits');
  await follow(page, 'Show everything');
  await readInMain('5 reports');
});

it('early payouts end, and the switch for mileage says what becomes of it', async () => {
  const page = await server.open('/timely-tips', { as: people.yara });
  const mileage = await screen.findByRole('switch', { name: 'Pay out mileage early, too' });
  expect(mileage).toHaveProperty('checked', true);
  await page.user.click(mileage);
  await screen.findByText('Saved.');
  await press(page, 'Stop early payouts');
  await press(page, 'Stop them');
  await readInMain('Get your tips the day they’re reported');
});
