import { help, options } from '../../conformance/specimens/samples.tsx';
import { nothing, onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { Select } from './select.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <Select
    label={say('Where to?')}
    options={options(say)}
    value="bank"
    onChange={nothing}
    {...help(say)}
    {...onField(rootAttributes)}
  />
);
