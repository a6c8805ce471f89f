import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { MyPayNow } from './my-pay-now.tsx';
import { words as myPayNow } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <MyPayNow
    value=""
    onChange={nothing}
    onContinue={nothing}
    error={say('Enter the number to go on.')}
    onBack={nothing}
    onHelp={nothing}
    text={ownWords(myPayNow.en, say)}
    {...rootAttributes}
  />
);
