import { help } from '../../conformance/specimens/samples.tsx';
import { onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { PasswordField } from './password-field.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <PasswordField label={say('Password')} {...help(say)} {...onField(rootAttributes)} />
);
