import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { press } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

afterEach(() => void vi.useRealTimers());

it('without the server the last answers show and say how old they are, but for the balance, and give way to new ones', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  const balance = within(await screen.findByRole('region', { name: 'Available now' }));
  await balance.findAllByText(/\$\d/);
  await press(page, 'Get money');
  await screen.findByRole('textbox', { name: 'Amount' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // What was asked for half a minute ago is asked for again.
  await vi.advanceTimersByTimeAsync(31_000);
  await server.sandbox.fault({ match: '*', kind: 'drop-before' });
  await page.router.navigate(-1);
  const note = () => screen.queryByText(/What you see may have changed\. Updated/);
  await waitFor(async () => {
    await vi.advanceTimersByTimeAsync(400);
    expect(note()?.textContent).toMatch(/Updated today at \d/);
  });
  // A number that may be wrong is not shown where people decide what to take.
  await waitFor(async () => {
    await vi.advanceTimersByTimeAsync(400);
    screen.getByText('We couldn’t load your balance');
  });
  const unknown = within(screen.getByRole('region', { name: 'Available now' }));
  expect(unknown.queryByText(/\$\d/)).toBeNull();
  expect(screen.getAllByText('$80.00', { exact: false }).length).toBeGreaterThan(0);
  vi.useRealTimers();
  await server.sandbox.clearFaults();
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  await page.user.click(again as HTMLElement);
  await waitFor(() => expect(note()).toBeNull());
  const renewed = within(screen.getByRole('region', { name: 'Available now' }));
  expect((await renewed.findAllByText(/\$\d/)).length).toBeGreaterThan(0);
});
