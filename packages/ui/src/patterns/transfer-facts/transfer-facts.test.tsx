import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { type TransferDescription, TransferFacts } from './transfer-facts.tsx';

const transfer: TransferDescription = {
  currency: 'USD',
  amountMinor: 4_000,
  feeMinor: 299,
  totalMinor: 4_299,
  destination: { name: 'Visa debit', detail: 'Ending in 0923' },
  speed: 'Instant',
  arrivesAt: '2026-11-21T19:42:00Z',
  timeZone: 'America/New_York',
  transactionId: 'DF-7F3A',
};

const show = (changes: Partial<TransferDescription> = {}) =>
  render(
    <SnackbarProvider>
      <main>
        <TransferFacts
          transfer={{ ...transfer, ...changes }}
          text={{
            from: 'From',
            to: 'To',
            speed: 'Speed',
            arrives: 'Arrives',
            fee: 'Fee',
            free: 'Free',
            total: 'Total',
            transactionId: 'Number',
            copy: 'copy',
            copied: 'Copied',
            notCopied: 'Not copied',
          }}
        />
      </main>
    </SnackbarProvider>,
  );

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term, at) => [term.textContent, screen.getAllByRole('definition')[at]?.textContent]),
  );

describe('TransferFacts', () => {
  it('says where to, how fast, when with the zone, the fee, the total and the number', () => {
    show();
    expect(facts()).toEqual({
      To: 'Visa debitEnding in 0923',
      Speed: 'Instant',
      Arrives: expect.stringMatching(/^Sat, Nov.21, 2:42.PM.EST$/),
      Fee: '$2.99',
      Total: '$42.99',
      Number: 'DF-7F3A',
    });
  });

  it('says where from, where that is told', () => {
    show({ source: 'Savings' });
    expect(Object.entries(facts())[0]).toEqual(['From', 'Savings']);
  });

  it('leaves out what is not known or did not happen', () => {
    show({ speed: undefined, arrivesAt: undefined, totalMinor: undefined, transactionId: undefined });
    expect(Object.keys(facts())).toEqual(['To', 'Fee']);
  });

  it('calls a fee of zero free', () => {
    show({ feeMinor: 0, totalMinor: 4_000 });
    expect(facts()).toMatchObject({ Fee: 'Free', Total: '$40.00' });
  });

  it('reads each name before its fact', async () => {
    const { container } = show();
    const said = (await spoken(container)).join('\n');
    const places = [
      'To',
      'Visa debit',
      'Arrives',
      'Fee',
      '$2.99',
      'Total',
      '$42.99',
      'button, DF-7F3A, copy',
    ].map((phrase) => said.indexOf(phrase));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('copies the number and says so', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'DF-7F3A, copy' }));
    expect(await navigator.clipboard.readText()).toBe('DF-7F3A');
    expect(await screen.findByText('Copied')).toBeDefined();
  });

  it('says so when the browser does not allow copying', async () => {
    const { user } = show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'DF-7F3A, copy' }));
    expect(await screen.findByText('Not copied')).toBeDefined();
  });
});
