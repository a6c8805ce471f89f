import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain } from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('the budget is closed to visitors, who are led to the sign-in [smartspend-001] [access-017]', async () => {
  const page = await server.open('/smartspend');
  await screen.findByLabelText('Password');
  expect(page.here()).toMatch(/^\/welcome\/login/);
});

it('the budget loads its start-up data, says what can be spent and how that is worked out, and where money went [smartspend-001] [access-017]', async () => {
  const page = await server.open('/smartspend', { as: people.bruno });
  await arriveAt('Budget');
  expect(page.app.startup.data.isLoaded('isLoadSmartSpend')).toBe(true);
  await readInMain(/^Safe to spend until/);
  await press(page, 'How it’s worked out');
  await readInMain('Pay you can get now');
  await readInMain('Bills until then');
  await follow(page, /^Other/);
  await arriveAt('Other');
  await readInMain(/Choose a category once, and we’ll remember it/);
});

it('a limit is set, and a word is said once it is near or past, without blame', async () => {
  const page = await server.open('/smartspend/Fun', { as: people.bruno });
  await arriveAt('Fun');
  await fill(page, 'Monthly limit', '5');
  await press(page, 'Save the limit');
  await readInMain(/above your limit\. You can change the limit at any time/);
});

it('what a person says of a merchant wins, and the purchase moves', async () => {
  const page = await server.open('/smartspend/Other', { as: people.bruno });
  // Which merchants there are depends on the day of the month.
  const [label] = await screen.findAllByText(/^What .+ is for$/);
  const question = label?.textContent ?? '';
  const named = { name: (name: string) => name.includes(question) };
  const [choice] = await screen.findAllByRole('button', named);
  if (choice) await page.user.click(choice);
  await page.user.click(await screen.findByRole('option', { name: 'Home' }));
  await screen.findByText(`Remembered for ${question.slice('What '.length, -' is for'.length)}.`);
  await waitFor(() => expect(screen.queryAllByRole('button', named)).toEqual([]));
});

it('somebody without purchases is shown what the budget is about [smartspend-002]', async () => {
  await server.open('/smartspend', { as: people.maya });
  await arriveAt('See where your money goes');
});
