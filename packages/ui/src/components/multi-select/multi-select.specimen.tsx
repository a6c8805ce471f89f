import { help, options } from '../../conformance/specimens/samples.tsx';
import { nothing, onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { MultiSelect } from './multi-select.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <MultiSelect
    label={say('Categories')}
    options={options(say)}
    value={options(say).slice(0, 1)}
    onChange={nothing}
    {...help(say)}
    {...onField(rootAttributes)}
  />
);
