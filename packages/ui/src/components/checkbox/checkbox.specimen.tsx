import { help } from '../../conformance/specimens/samples.tsx';
import { onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { Checkbox } from './checkbox.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <Checkbox {...help(say)} {...onField(rootAttributes)}>
    {say('I agree to the terms.')}
  </Checkbox>
);
