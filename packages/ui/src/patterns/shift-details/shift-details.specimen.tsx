import { ownWords } from '../../conformance/specimens/own-words.ts';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { ShiftDetails } from './shift-details.tsx';
import { words as shiftDetails } from './words.ts';

const timeZone = 'America/New_York';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <ShiftDetails
    shift={{
      startsAt: '2026-11-21T13:00:00Z',
      endsAt: '2026-11-21T21:00:00Z',
      location: say('Harbor Street store'),
      segments: [{ kind: 'break', startsAt: '2026-11-21T17:00:00Z', endsAt: '2026-11-21T17:30:00Z' }],
    }}
    timeZone={timeZone}
    text={ownWords(shiftDetails.en, say)}
    {...rootAttributes}
  />
);
