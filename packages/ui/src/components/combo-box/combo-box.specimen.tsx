import { help, options } from '../../conformance/specimens/samples.tsx';
import { nothing, onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { ComboBox } from './combo-box.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <ComboBox
    label={say('Your employer')}
    options={options(say)}
    value={null}
    onChange={nothing}
    {...help(say)}
    {...onField(rootAttributes)}
  />
);
