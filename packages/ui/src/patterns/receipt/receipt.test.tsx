import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as styles from '../../components/empty-state/illustrations/illustration.css.ts';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { Receipt, type ReceiptProps } from './receipt.tsx';

const transfer: ReceiptProps['transfer'] = {
  currency: 'USD',
  amountMinor: 4_000,
  feeMinor: 0,
  totalMinor: 4_000,
  destination: { name: 'Visa debit', detail: 'Ending in 0923' },
  speed: 'Next day',
  arrivesAt: '2026-11-21T19:42:00Z',
  timeZone: 'America/New_York',
  transactionId: 'DF-7F3A',
};

const receipt = (props: Partial<ReceiptProps> = {}) => (
  <SnackbarProvider>
    <Receipt
      outcome="settled"
      transfer={transfer}
      actions={<button type="button">Done</button>}
      text={{
        title: 'It is there',
        message: 'Confirmed.',
        transactionId: 'Number',
        copy: 'copy',
        copied: 'Copied',
        notCopied: 'Not copied',
        from: 'From',
        to: 'To',
        speed: 'Speed',
        total: 'Came off your balance',
        fee: 'Fee',
        free: 'Free',
        arrives: 'Arrives',
      }}
      {...props}
    />
  </SnackbarProvider>
);

describe('Receipt', () => {
  it('shows the amount, when it arrives, where to, the fee and the number', () => {
    render(receipt());
    expect(screen.getByRole('heading', { level: 1, name: 'It is there' })).toBeDefined();
    expect(screen.getAllByText('$40.00')).toHaveLength(2);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'To',
      'Speed',
      'Arrives',
      'Fee',
      'Came off your balance',
      'Number',
    ]);
    expect(screen.getByText(/Sat, Nov 21, 2:42.PM EST/).tagName).toBe('TIME');
  });

  it('shows how far it has come above the facts', () => {
    render(receipt({ progress: <p>Sent at noon</p> }));
    const facts = screen.getByText('Came off your balance');
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(screen.getByText('Sent at noon').compareDocumentPosition(facts)).toBe(DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['settled', 1, 0],
    ['pending', 1, 0],
    ['unknown', 0, 0],
    ['failed', 0, 1],
  ] as const)('draws the outcome %s as what it is', (outcome, ticks, crosses) => {
    const { container } = render(receipt({ outcome }));
    expect(container.querySelectorAll(`.${styles.success}`)).toHaveLength(ticks);
    expect(container.querySelectorAll(`.${styles.danger}`)).toHaveLength(crosses);
  });

  it('promises no arrival and no number where there is none', () => {
    render(
      receipt({
        outcome: 'unknown',
        transfer: { ...transfer, totalMinor: undefined, transactionId: undefined, arrivesAt: undefined },
      }),
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['To', 'Speed', 'Fee']);
  });

  it('announces the outcome, which may become known while one looks', () => {
    render(receipt());
    const outcome = screen.getAllByRole('status').find((status) => within(status).queryByRole('heading'));
    expect(outcome?.textContent).toBe('It is thereConfirmed.');
  });

  it('reads from the outcome to what to do, each name before its fact', async () => {
    const { container } = render(<main>{receipt()}</main>);
    const said = (await spoken(container)).join('\n');
    const places = [
      '$40.00',
      'heading, It is there',
      'Visa debit',
      'Arrives',
      'button, DF-7F3A, copy',
      'button, Done',
    ].map((phrase) => said.indexOf(phrase));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
