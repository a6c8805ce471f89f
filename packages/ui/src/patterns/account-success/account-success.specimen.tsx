import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { AccountSuccess } from './account-success.tsx';
import { words as accountSuccess } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <AccountSuccess
    onBack={nothing}
    onHelp={nothing}
    policy={say('I agree to the terms.')}
    isAgreed={false}
    onContinue={nothing}
    skip={{ label: say('Do this later'), onPress: nothing }}
    text={ownWords(accountSuccess.en, say)}
    {...rootAttributes}
  />
);
