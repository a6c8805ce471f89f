import { ownWords } from '../../conformance/specimens/own-words.ts';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { specimen as policy } from '../policy-checkbox/policy-checkbox.specimen.tsx';
import { factsText, instantTransfer, reviewText } from '../shared/testing/sample-transfer.ts';
import { TransferReview } from './transfer-review.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <TransferReview
    transfer={instantTransfer(say)}
    leftOnPaydayMinor={15_701}
    feesThisYearMinor={598}
    policy={policy(say)}
    text={ownWords({ ...factsText, ...reviewText }, say)}
    {...rootAttributes}
  />
);
