import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { ProviderConsent } from './provider-consent.tsx';
import { words as providerConsent } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <ProviderConsent
    isOpen
    onClose={nothing}
    onContinue={nothing}
    text={ownWords(providerConsent.en, say)}
    {...rootAttributes}
  />
);
