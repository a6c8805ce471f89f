import { ownWords } from '../../conformance/specimens/own-words.ts';
import { steps } from '../../conformance/specimens/samples.tsx';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { DiscountSplash } from './discount-splash.tsx';
import { words as discountSplash } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <DiscountSplash
    onBack={nothing}
    onClose={nothing}
    title={say('Half price for you')}
    message={say('Until the end of the month.')}
    offer={say('Instant for $1.49')}
    steps={steps(say)}
    onStart={nothing}
    text={ownWords(discountSplash.en, say)}
    {...rootAttributes}
  />
);
