import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { ConsentForm } from './consent-form.tsx';
import { words as consentForm } from './words.ts';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <ConsentForm
    items={[{ value: 'text', label: say('By text'), description: say('At most once a week.') }]}
    value={['text']}
    onChange={nothing}
    isAllBoxShown
    onAgree={nothing}
    onDownload={nothing}
    text={ownWords(consentForm.en, say)}
    {...rootAttributes}
  >
    {say('What may we send you?')}
  </ConsentForm>
);
