import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { Maintenance } from './maintenance.tsx';
import { words as maintenance } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <Maintenance
    onRetry={nothing}
    onHelp={nothing}
    expectedAt="2026-11-21T14:00:00Z"
    timeZone="America/New_York"
    text={ownWords(maintenance.en, say)}
    {...rootAttributes}
  />
);
