import { ownWords } from '../../conformance/specimens/own-words.ts';
import { contracts } from '../../conformance/specimens/samples.tsx';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { PolicySheet } from './policy-sheet.tsx';
import { words as policySheet } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <PolicySheet
    isOpen
    onClose={nothing}
    policies={contracts(say)}
    onRetry={nothing}
    text={ownWords(policySheet.en, say)}
    {...rootAttributes}
  />
);
