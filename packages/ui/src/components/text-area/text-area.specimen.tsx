import { help } from '../../conformance/specimens/samples.tsx';
import { onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { TextArea } from './text-area.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, marks) => (
  <TextArea label={say('What happened?')} {...help(say)} {...onField(marks)} />
);
