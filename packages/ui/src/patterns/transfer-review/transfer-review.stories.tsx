import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { Banner } from '../../components/banner/banner.tsx';
import { PolicyCheckbox } from '../policy-checkbox/policy-checkbox.tsx';
import { factsText, instantTransfer, reviewText } from '../shared/testing/sample-transfer.ts';
import { TransferReview } from './transfer-review.tsx';

const transfer = instantTransfer();

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
    text: { ...factsText, ...reviewText },
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
