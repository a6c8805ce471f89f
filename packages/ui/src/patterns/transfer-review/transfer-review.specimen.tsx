import { ownWords } from '../../conformance/specimens/own-words.ts';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { specimen as policy } from '../policy-checkbox/policy-checkbox.specimen.tsx';
import { TransferReview } from './transfer-review.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <TransferReview
    transfer={{
      currency: 'USD',
      amountMinor: 4_000,
      feeMinor: 299,
      totalMinor: 4_299,
      destination: { name: say('Visa debit'), detail: say('Card ending in 0923') },
      speed: say('Instant'),
      arrivesAt: '2026-11-24T13:00:00Z',
      timeZone: 'America/New_York',
    }}
    leftOnPaydayMinor={15_701}
    feesThisYearMinor={598}
    policy={policy(say)}
    text={ownWords(
      {
        amount: 'You get',
        to: 'To',
        transactionId: 'Transaction number',
        copy: 'copy',
        copied: 'Transaction number copied',
        notCopied: 'Select the number instead.',
        speed: 'How fast',
        fee: 'Fee',
        free: 'Free',
        arrives: 'Arrives',
        total: 'Taken from your pay',
        leftOnPayday: 'Left on payday',
        feesThisYear: 'Fees this year',
      },
      say,
    )}
    {...rootAttributes}
  />
);
