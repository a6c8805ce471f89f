import { help } from '../../conformance/specimens/samples.tsx';
import { nothing, onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { DateField } from './date-field.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <DateField
    label={say('Date of birth')}
    value="1990-02-28"
    onChange={nothing}
    {...help(say)}
    {...onField(rootAttributes)}
  />
);
