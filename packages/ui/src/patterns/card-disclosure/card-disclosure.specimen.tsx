import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { CardDisclosure } from './card-disclosure.tsx';
import { words as cardDisclosure } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <CardDisclosure
    isOpen
    onClose={nothing}
    disclosures={[{ title: say('What it costs'), content: say('Nothing a month.') }]}
    isInApproval
    onLink={nothing}
    text={ownWords(cardDisclosure.en, say)}
    {...rootAttributes}
  />
);
