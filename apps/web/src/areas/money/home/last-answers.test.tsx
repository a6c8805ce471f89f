import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { balance } from '../../../kit/money/testing/transfer-steps.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { press } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

afterEach(() => void vi.useRealTimers());

it('without the server the last answers show and say how old they are, and give way to new ones', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  const before = await balance();
  await press(page, 'Get money');
  await screen.findByRole('textbox', { name: 'Amount' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // What was asked for half a minute ago is asked for again.
  await vi.advanceTimersByTimeAsync(31_000);
  await server.sandbox.fault({ match: '*', kind: 'drop-before' });
  await page.router.navigate(-1);
  const note = () => screen.queryByText(/What you see may have changed\. Updated today at/);
  await waitFor(async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    expect(note()).not.toBeNull();
  });
  expect(await balance()).toBe(before);
  vi.useRealTimers();
  await server.sandbox.clearFaults();
  await press(page, 'Try again');
  await waitFor(() => expect(note()).toBeNull());
  const region = await screen.findByRole('region', { name: 'Available now' });
  expect(within(region).getAllByText(/\$\d/).length).toBeGreaterThan(0);
});
