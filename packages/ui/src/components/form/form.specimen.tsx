import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, marks) => (
  <Form error={say('We could not save it.')} {...marks}>
    <TextField label={say('First name')} name="first" />
  </Form>
);
