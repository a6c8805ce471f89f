import { ownWords } from '../../conformance/specimens/own-words.ts';
import { steps } from '../../conformance/specimens/samples.tsx';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { ActivationSteps } from './activation-steps.tsx';
import { words as activationSteps } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <ActivationSteps
    onBack={nothing}
    onHelp={nothing}
    title={say('Activate your card')}
    message={say('Two steps are left.')}
    steps={steps(say)}
    primary={{ label: say('Start now'), onPress: nothing }}
    text={ownWords(activationSteps.en, say)}
    {...rootAttributes}
  />
);
