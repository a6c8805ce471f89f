import { help } from '../../conformance/specimens/samples.tsx';
import { onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { TextArea } from './text-area.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <TextArea label={say('What happened?')} {...help(say)} {...onField(rootAttributes)} />
);
