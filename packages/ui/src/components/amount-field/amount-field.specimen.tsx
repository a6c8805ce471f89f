import { help } from '../../conformance/specimens/samples.tsx';
import { onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { AmountField } from './amount-field.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <AmountField label={say('How much?')} currency="USD" {...help(say)} {...onField(rootAttributes)} />
);
