import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterCode } from '../../../../kit/money/testing/account-steps.ts';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, goTo, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

async function send(page: Screen, payname: string): Promise<void> {
  await fill(page, 'Your Visa+ payname', payname);
  await press(page, 'Add this payname');
}

describe('an account at another service', () => {
  it('is added by its payname, shown and removed [money-063]', async () => {
    const page = await server.open('/ewa/accounts', { as: people.maya });
    await press(page, 'Add an account');
    await follow(page, /Visa\+ payname/);
    await arriveAt('Add a Visa+ account');
    await send(page, 'maya@example.com');
    await readInMain(/your name, a plus sign and the app/);
    await send(page, 'Maya.Torres+venmo');
    await enterCode(page, server.sandbox);
    await arriveAt('Account details');
    await readInMain('maya.torres+venmo');
    await readInMain('Visa+ account');

    await goTo(page, '/ewa/accounts/new/visa-plus');
    await send(page, 'maya.torres+venmo');
    await readInMain(/already in your list/);
    await goTo(page, '/ewa/accounts');
    await follow(page, /maya\.torres\+venmo/);
    await press(page, 'Remove');
    await page.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove it' }),
    );
    await enterCode(page, server.sandbox);
    await arriveAt('Where your money goes');
    expect(screen.queryByRole('link', { name: /maya\.torres\+venmo/ })).toBeNull();
  });

  it('is added by its numbers once the third unknown name has ended the day’s tries [money-063]', async () => {
    const page = await server.open('/ewa/accounts/new/visa-plus', { as: people.maya });
    for (const payname of ['nobody.one+venmo', 'nobody.two+venmo', 'nobody.three+venmo']) {
      await send(page, payname);
      await readInMain(/Nobody has this payname/);
      await page.user.clear(screen.getByRole('textbox', { name: 'Your Visa+ payname' }));
      await waitFor(() => expect(screen.queryByText(/Nobody has this payname/)).toBeNull());
    }
    await send(page, 'nobody.four+venmo');
    await readInMain(/Try again tomorrow/);
    await follow(page, 'Add a bank account by its numbers');
    await arriveAt('Add a bank account');
  });
});
