import { help } from '../../conformance/specimens/samples.tsx';
import { onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { AddressFields } from './address-fields.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <AddressFields
    label={say('Where do you live?')}
    countries={['US']}
    {...help(say)}
    {...onField(rootAttributes)}
  />
);
