import { help } from '../../conformance/specimens/samples.tsx';
import { onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { TextField } from './text-field.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <TextField label={say('Name on the card')} {...help(say)} {...onField(rootAttributes)} />
);
