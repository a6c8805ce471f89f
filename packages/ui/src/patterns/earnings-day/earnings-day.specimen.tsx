import { ownWords } from '../../conformance/specimens/own-words.ts';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { EarningsDay } from './earnings-day.tsx';
import { words as earningsDay } from './words.ts';

const currency = 'USD';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <EarningsDay
    date="2026-11-20"
    currency={currency}
    earnedMinor={12_050}
    hours={{ regular: 7.5, overtime: 1, doubleOvertime: 0, total: 8.5 }}
    text={ownWords(earningsDay.en, say)}
    {...rootAttributes}
  />
);
