import { help } from '../../conformance/specimens/samples.tsx';
import { nothing, onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { DateRangePicker } from './date-range-picker.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <DateRangePicker
    label={say('From when to when?')}
    value={{ start: '2026-11-01', end: '2026-11-21' }}
    onChange={nothing}
    {...help(say)}
    {...onField(rootAttributes)}
  />
);
