import { help } from '../../conformance/specimens/samples.tsx';
import { nothing, onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { Slider } from './slider.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <Slider
    label={say('How much to save')}
    value={40}
    onChange={nothing}
    {...help(say)}
    {...onField(rootAttributes)}
  />
);
