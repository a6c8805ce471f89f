import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { FeeDisclosure } from './fee-disclosure.tsx';

const currency = 'USD';

const timeZone = 'America/New_York';

const tuesday = '2026-11-24T13:00:00Z';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <FeeDisclosure
    currency={currency}
    amountMinor={4_000}
    nextDay={{ feeMinor: 0, arrivesAt: tuesday }}
    instant={{ feeMinor: 299, unavailable: say('Needs a debit card.') }}
    value="nextDay"
    onChange={nothing}
    timeZone={timeZone}
    error={say('Choose how fast.')}
    text={ownWords(
      {
        question: 'How fast?',
        nextDay: 'Next day',
        instant: 'Instant',
        free: 'Free',
        fee: 'Fee',
        arrives: 'Arrives',
        total: 'In total',
        unavailableTitle: 'Instant is not available',
        chooseNextDay: 'Choose next day',
      },
      say,
    )}
    {...rootAttributes}
  />
);
