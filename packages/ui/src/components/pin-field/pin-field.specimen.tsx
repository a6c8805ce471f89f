import { help } from '../../conformance/specimens/samples.tsx';
import { onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { PinField } from './pin-field.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <PinField label={say('Code from the text')} {...help(say)} {...onField(rootAttributes)} />
);
