import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, follow, press, readInMain, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
beforeEach(() => server.sandbox.reset());

it('what a manager decides about a shift is told, counted on the tab, and read by opening it [connect-092] [connect-094]', async () => {
  const page = await server.open('/connect/shifts', { as: people.maya });
  await follow(page, /^Night, receiving/);
  await press(page, 'Request this shift');
  await readInMain('Requested');
  page.close();
  await server.sandbox.decideShift(people.maya, 'Confirmed');
  const later = await server.open('/ewa/home', { as: people.maya });
  await follow(later, /^1 thing to do ?Work$/);
  await follow(later, /^1 thing to do ?Notifications$/);
  await arriveAt('Notifications');
  await readInMain('1 new notification');
  await follow(later, /^Your shift is confirmed/);
  await arriveAt('Shift');
  await readInMain('The shift is yours.');
  await press(later, 'Back');
  await untilAt(later, /^\/connect\/shifts/);
  await waitFor(() => expect(server.network.count('connect/MarkNotificationRead')).toBe(1));
  later.close();
  const last = await server.open('/connect/notifications', { as: people.maya });
  await readInMain(/^“Night, receiving”/);
  expect(screen.queryByText('New')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  last.close();
});
