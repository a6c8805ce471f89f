import { ownWords } from '../../conformance/specimens/own-words.ts';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { specimen as policy } from '../policy-checkbox/policy-checkbox.specimen.tsx';
import { TransferReview } from './transfer-review.tsx';

const currency = 'USD';

const timeZone = 'America/New_York';

const tuesday = '2026-11-24T13:00:00Z';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <TransferReview
    currency={currency}
    amountMinor={4_000}
    feeMinor={299}
    totalMinor={4_299}
    leftOnPaydayMinor={15_701}
    feesThisYearMinor={598}
    destination={{ name: say('Visa debit'), detail: say('Card ending in 0923') }}
    speed={say('Instant')}
    arrivesAt={tuesday}
    timeZone={timeZone}
    policy={policy(say)}
    text={ownWords(
      {
        amount: 'You get',
        to: 'To',
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
