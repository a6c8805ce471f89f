import { help } from '../../conformance/specimens/samples.tsx';
import { nothing, onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { DatePicker } from './date-picker.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <DatePicker
    label={say('Day of the transfer')}
    value="2026-11-23"
    onChange={nothing}
    {...help(say)}
    {...onField(rootAttributes)}
  />
);
