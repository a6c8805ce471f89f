import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { LinkCard } from './link-card.tsx';
import { words as linkCard } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <LinkCard
    isOpen
    onClose={nothing}
    onContinue={nothing}
    text={ownWords(linkCard.en, say)}
    {...rootAttributes}
  />
);
