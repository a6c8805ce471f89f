import { help } from '../../conformance/specimens/samples.tsx';
import { onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { PhoneField } from './phone-field.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <PhoneField label={say('Mobile number')} {...help(say)} {...onField(rootAttributes)} />
);
