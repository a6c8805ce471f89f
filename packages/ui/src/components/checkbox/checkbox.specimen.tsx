import { help } from '../../conformance/specimens/samples.tsx';
import { onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { Checkbox } from './checkbox.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, marks) => (
  <Checkbox {...help(say)} {...onField(marks)}>
    {say('I agree to the terms.')}
  </Checkbox>
);
