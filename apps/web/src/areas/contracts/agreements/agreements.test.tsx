import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { follow, press, readInMain, signIn, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

describe('the agreements', () => {
  it('the privacy statement opens its two documents; one that can’t be fetched opens nothing [contracts-012]', async () => {
    const page = await server.open('/home/agreements', { as: people.maya });
    await server.sandbox.fault({ match: 'EWA/GetContractByType', kind: 'status', status: 500 });
    await press(page, 'Privacy policy');
    await readInMain('We couldn’t open “Privacy policy”. Try again in a moment.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await server.sandbox.clearFaults();
    for (const [name, text] of [
      ['Privacy policy', /We never sell them\./],
      ['Terms of service', /You can stop at any time; it costs nothing\./],
    ] as const) {
      await press(page, name);
      const sheet = within(await screen.findByRole('dialog', { name }));
      await sheet.findByText(text);
      await page.user.click(sheet.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('those that can’t be listed are logged, open nothing, and come with another try [contracts-013]', async () => {
    const page = await server.open('/home/agreements', { as: people.maya });
    await server.sandbox.fault({ match: 'EWA/GetListOfContracts', kind: 'status', status: 500 });
    await press(page, 'The card');
    await readInMain('We couldn’t load these agreements');
    await waitFor(() => expect(server.network.logged()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    await server.sandbox.clearFaults();
    await press(page, 'Try again');
    await screen.findByRole('button', {
      name: 'Cardholder agreement: payroll card with proof of identity',
    });
  });

  it('region 4 agrees to its own terms of service, and finds them among its agreements [contracts-010]', async () => {
    const nora = await server.sandbox.makePerson(
      { phone: '(202) 555-0119', email: 'nora.quiles@example.com', name: 'Nora Quiles' },
      'Nora',
      'Vega',
    );
    const page = await server.open('/welcome/login');
    await signIn(page, nora);
    await untilAt(page, '/welcome/accept-terms-conditions');
    await press(page, 'Read and agree');
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByText(/The law of the place where you live applies/);
    for (const box of await sheet.findAllByRole('checkbox')) await page.user.click(box);
    await page.user.click(sheet.getByRole('button', { name: 'Agree and continue' }));
    await untilAt(page, '/ewa/home');
    page.close();
    const agreements = await server.open('/home/agreements');
    const list = within(await screen.findByRole('list', { name: 'What you’ve agreed to' }));
    await agreements.user.click(await list.findByRole('button', { name: /^Terms of service/ }));
    await within(await screen.findByRole('dialog')).findByText(/The law of the place where you live/);
  });

  it('a transfer shows what was agreed to with it, as it was worded then [contracts-004]', async () => {
    const page = await server.open('/ewa/history', { as: people.maya });
    await follow(page, /^To /);
    await press(page, 'What you agreed to');
    const sheet = within(await screen.findByRole('dialog', { name: 'What you agreed to' }));
    await sheet.findByRole('heading', { name: 'Early pay agreement' });
    await sheet.findByText(/You have already earned this money\./);
  });
});
