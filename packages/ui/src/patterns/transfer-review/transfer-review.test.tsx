import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { TransferReview, type TransferReviewProps } from './transfer-review.tsx';

const transfer: TransferReviewProps['transfer'] = {
  currency: 'USD',
  amountMinor: 4_000,
  feeMinor: 299,
  totalMinor: 4_299,
  destination: { name: 'Visa debit', detail: 'Ending in 0923' },
  speed: 'Instant',
  arrivesAt: '2026-11-21T19:42:00Z',
  timeZone: 'America/New_York',
};

const show = (props: Partial<TransferReviewProps> = {}) =>
  render(
    <main>
      <TransferReview
        transfer={transfer}
        leftOnPaydayMinor={41_200}
        feesThisYearMinor={1_495}
        policy={<p>Policy</p>}
        text={{
          amount: 'You get',
          from: 'From',
          to: 'To',
          transactionId: 'Transaction number',
          copy: 'copy',
          copied: 'Transaction number copied',
          notCopied: 'Select the number instead.',
          speed: 'Speed',
          fee: 'Fee',
          free: 'Free',
          arrives: 'Arrives',
          total: 'Out of your pay',
          leftOnPayday: 'Left on payday',
          feesThisYear: 'Fees this year',
        }}
        {...props}
      />
    </main>,
  );

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term, at) => [term.textContent, screen.getAllByRole('definition')[at]?.textContent]),
  );

describe('TransferReview', () => {
  it('says the amount, where to, how fast, when, the fee, the total, what is left and the fees of the year', () => {
    show();
    expect(screen.getByText('$40.00')).toBeDefined();
    expect(facts()).toEqual({
      To: 'Visa debitEnding in 0923',
      Speed: 'Instant',
      Arrives: expect.stringMatching(/^Sat, Nov.21, 2:42.PM.EST$/),
      Fee: '$2.99',
      'Out of your pay': '$42.99',
      'Left on payday': '$412.00',
      'Fees this year': '$14.95',
    });
  });

  it('calls a fee of zero free', () => {
    show({ transfer: { ...transfer, feeMinor: 0, totalMinor: 4_000 } });
    expect(facts().Fee).toBe('Free');
  });

  it('says the day and the fee of the chosen speed below the amount where both speeds are offered', () => {
    const { container, unmount } = show({ speeds: <p>Speeds</p> });
    expect(container.textContent).toMatch(/\$40\.00Arrives Sat, Nov.21, 2:42.PM.EST · Fee \$2\.99/);
    unmount();
    const free = show({ speeds: <p>Speeds</p>, transfer: { ...transfer, feeMinor: 0 } });
    expect(free.container.textContent).toMatch(/EST · Free/);
  });

  it('puts what went wrong before everything else', () => {
    const { container } = show({ banner: <p>Not sent</p> });
    expect(container.textContent?.startsWith('Not sent')).toBe(true);
  });

  it('reads the amount first, then the facts, then the agreement', async () => {
    const { container } = show();
    const said = (await spoken(container)).join('\n');
    const places = ['You get', '$40.00', 'Visa debit', '$42.99', '$412.00', 'Policy'].map((phrase) =>
      said.indexOf(phrase),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
