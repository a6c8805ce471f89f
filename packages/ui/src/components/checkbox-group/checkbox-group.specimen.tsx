import { help, options } from '../../conformance/specimens/samples.tsx';
import { nothing, onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <CheckboxGroup
    label={say('What may we send you?')}
    options={options(say)}
    value={['bank']}
    onChange={nothing}
    {...help(say)}
    {...onField(rootAttributes)}
  />
);
