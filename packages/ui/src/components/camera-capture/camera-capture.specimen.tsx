import { help } from '../../conformance/specimens/samples.tsx';
import { nothing, onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { CameraCapture } from './camera-capture.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <CameraCapture
    label={say('Front of your card')}
    value={null}
    onChange={nothing}
    {...help(say)}
    {...onField(rootAttributes)}
  />
);
