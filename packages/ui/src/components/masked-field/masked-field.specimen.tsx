import { help } from '../../conformance/specimens/samples.tsx';
import { onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { MaskedField } from './masked-field.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <MaskedField label={say('Card number')} mode="card-number" {...help(say)} {...onField(rootAttributes)} />
);
