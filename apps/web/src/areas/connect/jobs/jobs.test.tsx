import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
beforeEach(() => server.sandbox.reset());

const titles = async () =>
  within(await screen.findByRole('list', { name: 'Jobs' }))
    .getAllByRole('link')
    .map(
      ({ textContent }) =>
        /^(Shift lead|Forklift driver|Customer support|Baker)/.exec(textContent ?? '')?.[0],
    );

it('jobs are filtered, seen, kept among the favourites and applied for [connect-104]', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  await follow(page, 'Work');
  await follow(page, 'Jobs');
  await arriveAt('Jobs');
  expect(await titles()).toEqual(['Shift lead', 'Forklift driver', 'Customer support', 'Baker']);
  await press(page, 'Filter');
  const filters = within(await screen.findByRole('dialog'));
  await page.user.click(await filters.findByRole('checkbox', { name: 'Food' }));
  await page.user.click(filters.getByRole('checkbox', { name: 'Retail' }));
  await page.user.click(filters.getByRole('radio', { name: 'Part time' }));
  await page.user.click(filters.getByRole('button', { name: 'Show jobs' }));
  await readInMain('2 filters set');
  await waitFor(async () => expect(await titles()).toEqual(['Baker']));
  await press(page, 'Filter');
  await press(page, 'Clear all filters');
  await press(page, 'Show jobs');
  await waitFor(async () => expect(await titles()).toHaveLength(4));
  await fill(page, 'Search jobs', 'fork');
  await waitFor(async () => expect(await titles()).toEqual(['Forklift driver']));
  await follow(page, /^Forklift driver/);
  await arriveAt('Job');
  await readInMain('$26.00 an hour');
  await press(page, 'Add to favorites');
  await screen.findByRole('button', { name: 'Remove from favorites', pressed: true });
  await press(page, 'Apply for this job');
  await press(page, 'Apply');
  await readInMain('You’ve applied');
  expect(server.network.count('connect/ApplyJob')).toBe(1);
  await press(page, 'Back');
  await arriveAt('Jobs');
  await readInMain('Applied');
});
