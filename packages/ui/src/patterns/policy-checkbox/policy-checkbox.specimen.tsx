import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { PolicyCheckbox } from './policy-checkbox.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <PolicyCheckbox
    isAgreed={false}
    onOpen={nothing}
    onWithdraw={nothing}
    link={{ label: say('Terms of the transfer'), href: '#terms' }}
    error={say('Read and agree to go on.')}
    {...rootAttributes}
  >
    {say('I agree to the terms.')}
  </PolicyCheckbox>
);
