import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { ScrollModal } from './scroll-modal.tsx';
import { words as scrollModal } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <ScrollModal
    isOpen
    onClose={nothing}
    title={say('How savings work')}
    steps={[{ title: say('Choose an amount'), text: say('From every pay.') }]}
    cta={{ label: say('Start saving'), onPress: nothing }}
    anchor={{ label: say('More about it'), href: '#more' }}
    checkbox={{ label: say('I agree to the terms.'), isSelected: false, onChange: nothing }}
    issuerStatements={[say('Issued by Example Bank.')]}
    text={ownWords(scrollModal.en, say)}
    {...rootAttributes}
  >
    {say('A little from every pay.')}
  </ScrollModal>
);
