import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import {
  arriveAt,
  choose,
  fill,
  follow,
  goTo,
  press,
  readInMain,
} from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
beforeEach(() => server.sandbox.reset());

it('what happens at work is read, and found by words and by what it is about [connect-081]', async () => {
  const nadia = await server.open('/connect/announcements/new', { as: people.nadia });
  await fill(nadia, 'Title', 'Inventory on Sunday');
  await fill(nadia, 'What do people need to know?', 'We begin at five.');
  await press(nadia, 'Announce to everybody at work');
  await arriveAt('Announcement');
  nadia.close();
  const maya = await server.otherBrowser().open('/connect/shifts', { as: people.maya });
  await follow(maya, /^Night, receiving/);
  await press(maya, 'Request this shift');
  await readInMain('Requested');
  await server.sandbox.decideShift(people.maya, 'Confirmed');
  await goTo(maya, '/connect/connect');
  await follow(maya, /^Activity/);
  await arriveAt('Activity');
  const titles = () =>
    within(screen.getByRole('list', { name: 'Activity' }))
      .getAllByRole('listitem')
      .map(
        ({ textContent }) => /^(Inventory on Sunday|Your shift is confirmed)/.exec(textContent ?? '')?.[0],
      );
  await screen.findByRole('list', { name: 'Activity' });
  expect(titles()).toEqual(['Your shift is confirmed', 'Inventory on Sunday']);
  await readInMain(/Nadia Rahman/);
  await fill(maya, 'Search activity', 'five nadia');
  await waitFor(() => expect(titles()).toEqual(['Inventory on Sunday']));
  await fill(maya, 'Search activity', 'six');
  await readInMain('Nothing fits');
  await maya.user.clear(screen.getByLabelText('Search activity'));
  await choose(maya, 'Shifts');
  await waitFor(() => expect(titles()).toEqual(['Your shift is confirmed']));
});
