import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import {
  arriveAt,
  closeDialog,
  follow,
  goTo,
  press,
  readInMain,
  untilAt,
} from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('another card', () => {
  it('is payroll unless it is said to be for expenses, one of the two, and is added on the page for it [card-028]', async () => {
    const page = await server.open('/card/services-dashboard', { as: people.nadia });
    await press(page, /Link another card/);
    const choice = await sheet('Link a card');
    const checked = () =>
      (choice.getAllByRole('radio') as HTMLInputElement[]).map(({ checked: isChecked }) => isChecked);
    expect(checked()).toEqual([true, false]);
    await page.user.click(choice.getByRole('radio', { name: /Expense card/ }));
    expect(checked()).toEqual([false, true]);
    await page.user.click(choice.getByRole('button', { name: 'Continue' }));
    await untilAt(page, '/card/add-card');
  });
});

describe('the disclosures of the card', () => {
  it('are read at any time, and lead to linking a card unless one is in approval [card-029]', async () => {
    const page = await server.open('/card/services-dashboard', { as: people.nadia });
    await press(page, /Card disclosures/);
    const disclosures = await sheet('Card disclosures');
    await waitFor(() => expect(disclosures.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3));
    await page.user.click(disclosures.getByRole('button', { name: 'Link card' }));
    await sheet('Link a card');
    page.close();

    const waiting = await server.open('/card/services-dashboard', { as: people.ingrid });
    await press(waiting, /Card disclosures/);
    const read = await sheet('Card disclosures');
    await waitFor(() => expect(read.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3));
    expect(read.queryByRole('button', { name: 'Link card' })).toBeNull();
    await closeDialog(waiting);
    expect(screen.queryByRole('button', { name: /Link another card/ })).toBeNull();
  });
});

describe('what the card’s services are named for', () => {
  it('has a page each: PIN, activation, autoload, a new card for a lost, damaged or stolen one, and wallets [card-043]', async () => {
    const page = await server.open('/card/services-dashboard', { as: people.nadia });
    for (const [service, heading, words] of [
      [/^PIN/, 'Choose a PIN', /Choose four digits/],
      [/^Autoload/, 'Autoload', 'What will happen'],
      [/^Add to a wallet/, 'Add to a wallet', /Apple, Google or Samsung Wallet/],
      [/^Replace your card/, 'Replace your card', 'What happened to your card?'],
    ] as const) {
      await follow(page, service);
      await arriveAt(heading);
      await readInMain(words);
      if (heading !== 'Replace your card') await goTo(page, '/card/services-dashboard');
    }
    for (const reason of [/^Lost/, /^Damaged/, /^Stolen/]) await screen.findByRole('radio', { name: reason });
    page.close();
    const isNew = await server.open('/card/services-dashboard', { as: people.felix });
    await follow(isNew, /^Activate your card/);
    await arriveAt('Activate your card');
  });
});
