import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { everythingInSight } from '../../../../testing/sandbox/everything-in-sight.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { fill, press, untilAt } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

it('below the balance: news is put away for good, a transfer is saved and begun again, links are chosen, something is read [money-015] [money-016] [money-017] [money-018] [money-019] [money-021] [money-022] [money-023] [money-024]', async () => {
  everythingInSight();
  const maya = await server.sandbox.makePerson(people.maya, 'Maya', 'Below');
  let page = await server.open('/ewa/home', { as: maya });
  // Whether banks are about to close is the calendar's; what is offered is always there, below that.
  const news = 'Rent due every month?';
  await screen.findByText(news);
  const close = (await screen.findAllByRole('button', { name: /Close|Dismiss/ })).at(-1);
  if (close) await page.user.click(close);
  await waitFor(() => expect(screen.queryByText(news)).toBeNull());
  await waitFor(() => expect(server.network.calls).toContain('DELETE user/disposeticker/501'));
  expect(server.network.calls).toContain('GET user/tickers/1');

  await page.user.click(
    await (await part('Saved transfers')).findByRole('button', { name: 'Save a transfer' }),
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Save a transfer' }));
  await fill(page, 'Name', 'Groceries');
  await sheet.findAllByText(/Harbor Credit Union/);
  await fill(page, 'Amount', '45.50');
  await press(page, 'Save');
  await gone('Save a transfer');
  const saved = await (await part('Saved transfers')).findByRole('button', { name: /^Groceries/ });
  expect(saved.textContent).toContain('$45.50');

  await press(page, 'Choose links');
  const choice = within(await screen.findByRole('dialog', { name: 'Choose links' }));
  await page.user.click(choice.getByText('Your devices'));
  await page.user.click(choice.getByRole('button', { name: 'Save' }));
  await gone('Choose links');
  const link = await (await part('Quick links')).findByRole('link', { name: 'Your devices' });
  expect(link.getAttribute('href')).toBe('/device-activity');

  await press(page, 'The free way takes one business day');
  await within(await screen.findByRole('dialog')).findByText(/the same money comes free/);
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  page = await page.reload();
  await (await part('Quick links')).findByRole('link', { name: 'Your devices' });
  await (await part('Recent transfers')).findAllByRole('listitem');
  expect(screen.queryByText(news)).toBeNull();
  await page.user.click(await (await part('Saved transfers')).findByRole('button', { name: /^Groceries/ }));
  await untilAt(page, '/ewa/get-money/review');
  expect((await screen.findAllByText('$45.50')).length).toBeGreaterThan(0);

  page = await page.load('/ewa/home');
  const { findByText, findByRole } = await part('Saved transfers');
  await page.user.click(await findByText('Change or delete them'));
  await page.user.click(await findByRole('button', { name: /^Groceries/ }));
  await page.user.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Delete' }),
  );
  await (await part('Saved transfers')).findByText(/Save an amount and an account/);
  expect(server.network.calls.filter((call) => call.includes('ShortcutByID'))).toEqual([
    expect.stringMatching(/^DELETE user\/deleteShortcutByID\/\d+$/),
  ]);
  page = await page.reload();
  await (await part('Saved transfers')).findByText(/Save an amount and an account/);
});
