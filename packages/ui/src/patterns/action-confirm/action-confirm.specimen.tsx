import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { ActionConfirm } from './action-confirm.tsx';
import { words as actionConfirm } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <ActionConfirm
    isOpen
    onClose={nothing}
    heading={say('Give this shift back?')}
    description={say('Somebody else can take it then.')}
    accept={{ label: say('Give it back'), onPress: nothing }}
    reject={{ label: say('Keep it'), onPress: nothing }}
    policyHref="#policy"
    bottomDescription={say('You can change this later.')}
    text={ownWords(actionConfirm.en, say)}
    {...rootAttributes}
  />
);
