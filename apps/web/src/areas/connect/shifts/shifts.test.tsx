import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, choose, follow, press, readInMain } from '../../../testing/sandbox/person-steps.ts';
import { recordRequests } from '../../../testing/sandbox/recorded-requests.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
beforeEach(() => server.sandbox.reset());

it('a shift is found at work, requested and canceled with a reason, with its date, time, place and parts [connect-103]', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  const sent = recordRequests();
  await follow(page, 'Work');
  await follow(page, 'Shifts');
  await arriveAt('Shifts');
  const [first] = await screen.findAllByRole('link', { name: /^Late, registers/ });
  if (first) await page.user.click(first);
  await arriveAt('Shift');
  await readInMain('1 person wanted');
  const main = screen.getByRole('main');
  expect(main.textContent).toMatch(/Time1:00\sPM – 9:00\sPM/);
  expect(main.textContent).toContain('14 Harbor Street, Albany');
  const parts = within(screen.getByRole('list', { name: 'Segments' })).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Regular 1:00 PM – 5:00 PM',
    'Break 5:00 PM – 5:45 PM',
    'Regular 5:45 PM – 9:00 PM',
  ]);
  await press(page, 'Request this shift');
  await readInMain('Requested');
  await press(page, 'Cancel this shift');
  await press(page, 'Cancel the shift');
  await screen.findByText('Choose a reason.');
  await choose(page, 'I can’t get there');
  await press(page, 'Cancel the shift');
  await readInMain('1 person wanted');
  const count = (path: string) => sent.filter((one) => one.path === path).length;
  await waitFor(() => expect(count('connect/SaveUserAnalyticsData')).toBe(3));
  expect(count('connect/RemoveShift')).toBe(1);
});

it('a shift that somebody else takes meanwhile can’t be requested, and the page says why', async () => {
  const page = await server.open('/connect/shifts', { as: people.maya });
  const [first] = await screen.findAllByRole('link', { name: /^Late, registers/ });
  if (first) await page.user.click(first);
  await readInMain('1 person wanted');
  page.toBack();
  const other = await server.otherBrowser().open(page.here(), { as: people.nadia });
  await press(other, 'Request this shift');
  await readInMain('Requested');
  other.close();
  page.toFront();
  await press(page, 'Request this shift');
  await readInMain('This shift can’t be requested any more.');
});
