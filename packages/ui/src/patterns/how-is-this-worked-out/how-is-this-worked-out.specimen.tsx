import { ownWords } from '../../conformance/specimens/own-words.ts';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { HowIsThisWorkedOut } from './how-is-this-worked-out.tsx';

const currency = 'USD';

const timeZone = 'America/New_York';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <HowIsThisWorkedOut
    currency={currency}
    earnedMinor={40_000}
    withheldMinor={8_000}
    takenMinor={4_000}
    feesMinor={299}
    limitMinor={20_000}
    availableMinor={20_000}
    updatedAt="2026-11-21T11:00:00Z"
    nextUpdateAt="2026-11-22T11:00:00Z"
    timeZone={timeZone}
    headingLevel={2}
    defaultExpanded
    text={ownWords(
      {
        question: 'How is this worked out?',
        earned: 'Earned so far',
        withheld: 'Kept back for taxes',
        taken: 'Already taken',
        fees: 'Fees',
        adjustment: 'Adjustment',
        left: 'Left',
        limit: 'The most at once',
        available: 'Available now',
        notes: { withheld: 'As on your last pay stub.' },
        updated: 'Updated',
        nextUpdate: 'Next update',
      },
      say,
    )}
    {...rootAttributes}
  />
);
