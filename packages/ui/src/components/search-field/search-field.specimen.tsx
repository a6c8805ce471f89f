import { onField, type Specimen } from '../../conformance/specimens/specimen.ts';
import { SearchField } from './search-field.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <SearchField
    label={say('Find a transfer')}
    description={say('By name or amount.')}
    {...onField(rootAttributes)}
  />
);
