import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sendMoney } from '../../../../kit/money/testing/transfer-steps.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const minute = 60_000;
const steps = () =>
  within(screen.getByRole('list', { name: 'Where it is' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const current = () => steps().find((step) => step.includes(', now'));
/** As somebody does who comes back to the tab. */
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

/** Waits until the step that the transfer has reached is this one. */
async function untilReached(step: RegExp): Promise<void> {
  await waitFor(() => {
    lookAgain();
    expect(current() ?? steps().at(-1)).toMatch(step);
  });
}

it('a receipt follows its transfer while somebody looks at it and says so once it has moved on', async () => {
  const page = await server.open('/ewa/home', { as: people.maya });
  await sendMoney(page, { amount: '20', to: 'Everyday Debit', isInstant: true });
  await untilReached(/^Requested, now/);
  const announced = () =>
    [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent).join(' ');
  expect(announced()).not.toContain('With the card’s bank');

  await server.sandbox.advance(1000);
  await untilReached(/^With the card’s bank, now.*\d:\d\d/);
  expect(steps()[1]).toMatch(/^Sent, done.*\d:\d\d/);
  await waitFor(() => expect(announced()).toContain('With the card’s bank, Arrives'));

  await server.sandbox.advance(31 * minute);
  await untilReached(/^Arrived, done.*Promised: /);
  await screen.findByRole('heading', { level: 1, name: 'Arrived' });
  expect(announced()).not.toContain('With the card’s bank');
});
