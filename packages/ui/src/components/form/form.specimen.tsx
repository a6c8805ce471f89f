import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <Form error={say('We could not save it.')} {...rootAttributes}>
    <TextField label={say('First name')} name="first" />
  </Form>
);
