import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterCode } from '../../../kit/money/testing/account-steps.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { press, readInMain } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('the card’s number is in a frame of another origin after a proof, and goes when the tab is left [card-035]', async () => {
  const page = await server.open('/card/number', { as: people.nadia });
  await press(page, 'Show card number');
  await enterCode(page, server.sandbox);
  const frame = await waitFor(() => screen.getByTitle<HTMLIFrameElement>('What is printed on your card'));
  expect(new URL(frame.src).origin).not.toBe(window.location.origin);
  expect(document.body.textContent).not.toMatch(/\d{12}|\d{4} \d{4}/);
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  Reflect.deleteProperty(document, 'visibilityState');
  await readInMain('The card number is hidden again.');
  expect(screen.queryByTitle('What is printed on your card')).toBeNull();
});
