import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { Banner } from '../../components/banner/banner.tsx';
import { PolicyCheckbox } from '../policy-checkbox/policy-checkbox.tsx';
import { TransferReview, type TransferReviewProps } from './transfer-review.tsx';

const transfer: TransferReviewProps['transfer'] = {
  currency: 'USD',
  amountMinor: 4_000,
  feeMinor: 299,
  totalMinor: 4_299,
  destination: { name: 'Visa debit', detail: 'Card ending in 0923' },
  speed: 'Instant',
  arrivesAt: '2026-11-21T19:42:00Z',
  timeZone: 'America/New_York',
};

const meta = preview.meta({
  component: TransferReview,
  title: 'Patterns/Transfer review',
  args: {
    transfer,
    leftOnPaydayMinor: 41_200,
    feesThisYearMinor: 1_495,
    policy: (
      <PolicyCheckbox
        isAgreed={false}
        onOpen={fn()}
        onWithdraw={fn()}
        link={{ label: 'Read the agreement', href: '/public/contracts/12' }}
      >
        I agree to the transfer agreement
      </PolicyCheckbox>
    ),
    text: {
      amount: 'You get',
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
      leftOnPayday: 'Left on payday, about',
      feesThisYear: 'Fees this year, with this one',
    },
  },
});

/** With a fee: everything that will happen, before it does. */
export const Instant = meta.story();

/** Without one. */
export const NextDay = meta.story({
  args: {
    transfer: {
      ...transfer,
      feeMinor: 0,
      totalMinor: 4_000,
      destination: { name: 'Everyday checking', detail: 'Bank account ending in 4417' },
      speed: 'Next day',
      arrivesAt: '2026-11-24T13:00:00Z',
    },
    feesThisYearMinor: 1_196,
  },
});

/** The last try went wrong; it says so above everything. */
export const AfterAFailure = meta.story({
  args: {
    banner: (
      <Banner tone="danger" isAnnounced title="The transfer did not go through">
        Your bank refused it. Nothing was taken from your pay.
      </Banner>
    ),
  },
});
