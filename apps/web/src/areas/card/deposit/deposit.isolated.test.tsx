import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import {
  arriveAt,
  choose,
  fill,
  follow,
  press,
  readInMain,
  untilAt,
} from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const day = 24 * 60 * 60_000;

const savePdf = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../../platform/pdf/save-pdf.ts', () => ({ savePdf }));

describe('direct deposit', () => {
  it('begins with its steps, takes all or a part of the pay, names the rest, and goes back to where it was opened [card-024] [card-045] [access-072]', async () => {
    const page = await server.open('/card/services-dashboard', { as: people.nadia });
    await follow(page, /Direct deposit/);
    await arriveAt('Your pay, right on your card');
    const steps = () =>
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(steps()).toEqual([
      expect.stringContaining('Choose how much'),
      expect.stringMatching(/Give Harbor.* the form/),
      expect.stringContaining('Get your first deposit'),
    ]);
    await press(page, 'Back');
    await untilAt(page, '/card/services-dashboard');
    await follow(page, /Direct deposit/);
    await press(page, 'Set up direct deposit');
    await untilAt(page, '/card/direct-deposit');
    await readInMain('Your entire paycheck goes to your card.');
    await choose(page, /A percentage/);
    await fill(page, 'Percentage', '0');
    await press(page, 'Get the form');
    await screen.findByText(/Enter a whole number from 1 to 99/);
    await fill(page, 'Percentage', '40');
    await readInMain('40% of each paycheck goes to your card, and 60% where it goes now.');
    await choose(page, /An amount/);
    await fill(page, 'Amount from each paycheck', '150');
    await readInMain(/\$150\.00 of each paycheck goes to your card, and the rest where it goes now/);
    await press(page, 'Get the form');
    await readInMain('Pending approval');
    await readInMain('$150.00 of each paycheck');
  });

  it('says how far it is in the words of the documents, from approval to set up, and after a failure tries again [card-025]', async () => {
    const page = await server.open('/card/direct-deposit', { as: people.nadia });
    await press(page, 'Get the form');
    await readInMain('Pending approval');
    page.close();
    for (const [ahead, words] of [
      [day, 'In review'],
      [day, 'Pending first deposit'],
    ] as const) {
      await server.sandbox.advance(ahead);
      const later = await server.open('/card/direct-deposit', { as: people.nadia });
      await readInMain(words);
      later.close();
    }
    await server.sandbox.tellCard(people.nadia, { deposit: 'Failure' });
    const failed = await server.open('/card/direct-deposit', { as: people.nadia });
    await readInMain('Not set up');
    await press(failed, 'Try again');
    await press(failed, 'Get the form');
    await readInMain('Pending approval');
    failed.close();
    await server.sandbox.tellCard(people.nadia, { deposit: 'InReview' });
    await server.sandbox.tellCard(people.nadia, { deposit: 'PendingFirstDeposit' });
    await server.sandbox.tellCard(people.nadia, { kind: 'load', amount: '500', merchant: 'Harbor Payroll' });
    await server.open('/card/direct-deposit', { as: people.nadia });
    await readInMain('Set up');
  });

  it('has a form that is downloaded, shared or e-mailed [card-026]', async () => {
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const page = await server.open('/card/direct-deposit', { as: people.nadia });
    await press(page, 'Get the form');
    await press(page, 'Download the form');
    await waitFor(() => expect(savePdf).toHaveBeenCalledOnce());
    const facts = [
      { name: 'Employee', value: 'Nadia Rahman' },
      { name: 'Routing number', value: '129900052' },
      { name: 'Share', value: 'All of each paycheck' },
      { name: 'Signature', value: '' },
    ];
    expect(savePdf).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Direct deposit form', facts: expect.arrayContaining(facts) }),
      'direct-deposit-form.pdf',
      expect.anything(),
    );
    await press(page, 'Share the form');
    expect(share).toHaveBeenCalledWith({
      title: 'Direct deposit form',
      text: expect.stringContaining('Routing number: 129900052'),
    });
    Reflect.deleteProperty(navigator, 'share');
    await press(page, 'Email the form');
    await fill(page, 'Email address', 'payroll@harbor.example');
    await press(page, 'Send form');
    await screen.findByText('Form sent to payroll@harbor.example');
    const { messages } = (await server.sandbox.ask('/outbox')) as {
      readonly messages: readonly { readonly recipient: string; readonly body: string }[];
    };
    expect(messages.find(({ recipient }) => recipient === 'payroll@harbor.example')?.body).toContain(
      '129900052',
    );
  });
});
