import { help } from '../../conformance/specimens/samples.tsx';
import { nothing, onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { TimeField } from './time-field.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <TimeField
    label={say('Start of shift')}
    value="14:30"
    onChange={nothing}
    {...help(say)}
    {...onField(rootAttributes)}
  />
);
