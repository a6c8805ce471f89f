import { steps } from '../../conformance/specimens/samples.tsx';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { FullScreenTemplate } from './full-screen-template.tsx';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <FullScreenTemplate
    screen="startsaving"
    onBack={nothing}
    onHelp={nothing}
    onClose={nothing}
    step={say('Step 1 of 3')}
    title={say('Start saving')}
    savings={{ label: say('Saved so far'), minor: 4_025, currency: 'USD' }}
    howItWorks={{ title: say('How it works'), steps: steps(say) }}
    consent={{ label: say('I agree to the terms.'), isSelected: false, onChange: nothing }}
    primary={{ label: say('Save $5 a week'), onPress: nothing }}
    anchor={{ label: say('More about it'), href: '#more' }}
    issuerStatements={[say('Issued by Example Bank.')]}
    {...rootAttributes}
  >
    {say('A little from every pay.')}
  </FullScreenTemplate>
);
